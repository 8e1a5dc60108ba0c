-- AlterTable
ALTER TABLE "comments" ADD COLUMN     "post_key" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "comments_author_id_post_key_key" ON "comments"("author_id", "post_key");

-- Orders of a discussion: one index each, of first-level comments only.
CREATE INDEX "comments_threads_newest" ON "comments" ("article_id", "created_at" DESC, "id" DESC) WHERE "parent_id" IS NULL;
CREATE INDEX "comments_threads_best" ON "comments" ("article_id", "like_count" DESC, "created_at" DESC, "id" DESC) WHERE "parent_id" IS NULL;

-- What somebody has not read yet is counted with every page they open.
CREATE INDEX "notifications_unread" ON "notifications" ("user_id") WHERE "read_at" IS NULL;

-- How often something is liked. The row of the target is changed in place, so that likes at the same moment all count.
CREATE FUNCTION "keep_like_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed likes := CASE WHEN TG_OP = 'INSERT' THEN NEW ELSE OLD END;
  step int := CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  IF changed.article_id IS NOT NULL THEN
    UPDATE articles SET like_count = greatest(0, like_count + step) WHERE id = changed.article_id;
  ELSIF changed.comment_id IS NOT NULL THEN
    UPDATE comments SET like_count = greatest(0, like_count + step) WHERE id = changed.comment_id;
  ELSIF changed.topic_id IS NOT NULL THEN
    UPDATE topics SET like_count = greatest(0, like_count + step) WHERE id = changed.topic_id;
  ELSE
    UPDATE replies SET like_count = greatest(0, like_count + step) WHERE id = changed.reply_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "likes_counts" AFTER INSERT OR DELETE ON "likes"
  FOR EACH ROW EXECUTE FUNCTION "keep_like_counts"();

-- How many comments of a text readers see: those neither taken back nor hidden.
CREATE FUNCTION "keep_comment_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before int := CASE WHEN TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL AND OLD.hidden_at IS NULL THEN 1 ELSE 0 END;
  now_seen int := CASE WHEN TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL AND NEW.hidden_at IS NULL THEN 1 ELSE 0 END;
BEGIN
  IF before <> now_seen THEN
    UPDATE articles SET comment_count = greatest(0, comment_count + now_seen - before)
      WHERE id = CASE WHEN TG_OP = 'INSERT' THEN NEW.article_id ELSE OLD.article_id END;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "comments_article_count" AFTER INSERT OR DELETE OR UPDATE OF "deleted_at", "hidden_at" ON "comments"
  FOR EACH ROW EXECUTE FUNCTION "keep_comment_counts"();
