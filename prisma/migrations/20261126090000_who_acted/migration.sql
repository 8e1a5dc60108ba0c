-- Who gave a post the time to come out at, whose right the job asks for; who put it into the trash, which the author cannot
-- undo for an administrator; and when those who follow its author were told of it. Plain ids: whoever has left stays another
-- than the author.
ALTER TABLE "articles" ADD COLUMN "scheduled_by" UUID, ADD COLUMN "deleted_by" UUID,
  ADD COLUMN "followers_told_at" TIMESTAMPTZ(3);

-- What administrators deleted until now stands in the log, which has no act of an author on their own post.
UPDATE "articles" a SET "deleted_by" = (
    SELECT e."actor_id" FROM "audit_entries" e
    WHERE e."subject" = 'article:' || a."id" AND e."action" = 'post.delete' AND e."at" >= a."deleted_at" - interval '1 minute'
    ORDER BY e."at" DESC LIMIT 1
  )
  WHERE a."deleted_at" IS NOT NULL;

-- Nobody is told of what came out before anybody could be.
UPDATE "articles" SET "followers_told_at" = now() WHERE "published_at" IS NOT NULL;
