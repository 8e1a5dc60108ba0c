-- Whoever caused a notice is known by account, not by the name they had: it goes with them, however often they were renamed.
-- A name that nobody has any more was renamed; whoever then left has taken the account along, and nothing else tells of it.
ALTER TABLE "notifications" ADD COLUMN "actor_id" UUID;

UPDATE "notifications" n SET "actor_id" = u."id"
FROM "profiles" p JOIN "users" u ON u."id" = p."id" WHERE p."username" = n."actor";

ALTER TABLE "notifications" DROP COLUMN "actor";

CREATE INDEX "notifications_actor_id_idx" ON "notifications"("actor_id");

ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_fkey"
  FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
