-- AlterTable
ALTER TABLE "replies" ADD COLUMN     "post_key" UUID;

-- AlterTable
ALTER TABLE "topics" ADD COLUMN     "hot" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "last_position" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "post_key" UUID,
ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "post_revisions" (
    "id" UUID NOT NULL,
    "topic_id" UUID,
    "reply_id" UUID,
    "title" TEXT,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "post_revisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "topic_counts" (
    "category" UUID NOT NULL,
    "topics" INTEGER NOT NULL DEFAULT 0,
    "posts" INTEGER NOT NULL DEFAULT 0,
    "pinned" INTEGER NOT NULL DEFAULT 0,
    "hot" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "topic_counts_pkey" PRIMARY KEY ("category"),
    CONSTRAINT "topic_counts_count" CHECK ("topics" >= 0 AND "posts" >= 0 AND "pinned" >= 0 AND "hot" >= 0)
);

-- CreateTable
CREATE UNLOGGED TABLE "view_marks" (
    "subject" TEXT NOT NULL,
    "visitor" BYTEA NOT NULL,
    "hour" TIMESTAMPTZ(0) NOT NULL,
    "counted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "view_marks_pkey" PRIMARY KEY ("subject","visitor","hour")
);
CREATE INDEX "view_marks_waiting" ON "view_marks" ("hour", (1)) WHERE NOT "counted";

-- CreateIndex
CREATE INDEX "post_revisions_topic_id_created_at_idx" ON "post_revisions"("topic_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "post_revisions_reply_id_created_at_idx" ON "post_revisions"("reply_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "replies_quotes_id_idx" ON "replies"("quotes_id");

-- CreateIndex
CREATE UNIQUE INDEX "replies_author_id_post_key_key" ON "replies"("author_id", "post_key");

-- CreateIndex
CREATE UNIQUE INDEX "topics_author_id_post_key_key" ON "topics"("author_id", "post_key");

-- AddForeignKey
ALTER TABLE "post_revisions" ADD CONSTRAINT "post_revisions_topic_id_fkey" FOREIGN KEY ("topic_id") REFERENCES "topics"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_revisions" ADD CONSTRAINT "post_revisions_reply_id_fkey" FOREIGN KEY ("reply_id") REFERENCES "replies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "post_revisions" ADD CONSTRAINT "post_revisions_one_post" CHECK (num_nonnulls("topic_id", "reply_id") = 1);

-- What exists already.
UPDATE "topics" t SET
  "last_position" = coalesce((SELECT max(r."position") FROM "replies" r WHERE r."topic_id" = t."id"), 0),
  "hot" = t."heat" >= 3;
INSERT INTO "topic_counts" ("category", "topics", "posts", "pinned", "hot")
  SELECT "category", count(*), count(*) + sum("reply_count"), count(*) FILTER (WHERE "pinned"), count(*) FILTER (WHERE "hot")
  FROM "topics" WHERE "hidden_at" IS NULL AND "deleted_at" IS NULL GROUP BY 1;

-- Lists of topics: one index for each order, for all and within a category. Pinned and hot ones are few.
CREATE INDEX "topics_public_replies" ON "topics" ("reply_count" DESC, "last_activity_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "topics_public_likes" ON "topics" ("like_count" DESC, "last_activity_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "topics_public_views" ON "topics" ("view_count" DESC, "last_activity_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "topics_category_replies" ON "topics" ("category", "reply_count" DESC, "last_activity_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "topics_category_likes" ON "topics" ("category", "like_count" DESC, "last_activity_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "topics_category_views" ON "topics" ("category", "view_count" DESC, "last_activity_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "topics_pinned_active" ON "topics" ("last_activity_at" DESC, "id" DESC) WHERE "pinned" AND "deleted_at" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "topics_hot_active" ON "topics" ("last_activity_at" DESC, "id" DESC) WHERE "hot" AND "deleted_at" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "topics_warm" ON "topics" ("heat_at", (1)) WHERE "heat" > 0;

-- Substring search over title and content, similar titles, and authors by name.
CREATE FUNCTION "topic_search_text"("title" text, "content" text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower("title" || E'\n' || "content");
CREATE INDEX "topics_search_trigrams" ON "topics" USING gin ((topic_search_text("title", "content")) gin_trgm_ops) WHERE "deleted_at" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "topics_search_words" ON "topics" USING gin ((to_tsvector('simple', topic_search_text("title", "content")))) WHERE "deleted_at" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "topics_title_trigrams" ON "topics" USING gin ((lower("title")) gin_trgm_ops) WHERE "deleted_at" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "profiles_username_trigrams" ON "profiles" USING gin ((lower("username"::text)) gin_trgm_ops);

-- What the forum holds per category, of what readers see.
CREATE FUNCTION "keep_topic_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL AND OLD.deleted_at IS NULL THEN
    UPDATE topic_counts SET topics = topics - 1, posts = posts - 1 - OLD.reply_count, pinned = pinned - OLD.pinned::int, hot = hot - OLD.hot::int
      WHERE category = OLD.category;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL AND NEW.deleted_at IS NULL THEN
    INSERT INTO topic_counts AS c (category, topics, posts, pinned, hot)
      VALUES (NEW.category, 1, 1 + NEW.reply_count, NEW.pinned::int, NEW.hot::int)
      ON CONFLICT (category) DO UPDATE SET
        topics = c.topics + excluded.topics, posts = c.posts + excluded.posts, pinned = c.pinned + excluded.pinned, hot = c.hot + excluded.hot;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "topics_counts_kept" AFTER INSERT OR DELETE ON "topics"
  FOR EACH ROW EXECUTE FUNCTION "keep_topic_counts"();
CREATE TRIGGER "topics_counts_moved" AFTER UPDATE OF "category", "hidden_at", "deleted_at", "pinned", "hot", "reply_count" ON "topics"
  FOR EACH ROW WHEN ((OLD.category, OLD.hidden_at, OLD.deleted_at, OLD.pinned, OLD.hot, OLD.reply_count)
    IS DISTINCT FROM (NEW.category, NEW.hidden_at, NEW.deleted_at, NEW.pinned, NEW.hot, NEW.reply_count))
  EXECUTE FUNCTION "keep_topic_counts"();

-- A topic knows how many of its replies are seen, the last position given, and who wrote last. Hiding a reply takes back
-- what it did to the order of the lists.
CREATE FUNCTION "keep_topic_replies"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_topic uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.topic_id ELSE NEW.topic_id END;
  was boolean := TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL AND OLD.deleted_at IS NULL;
  shown boolean := TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL AND NEW.deleted_at IS NULL;
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE topics t SET
      last_position = greatest(t.last_position, NEW.position),
      reply_count = t.reply_count + shown::int,
      last_author_id = CASE WHEN shown AND NEW.created_at >= t.last_activity_at THEN NEW.author_id ELSE t.last_author_id END,
      last_activity_at = CASE WHEN shown THEN greatest(t.last_activity_at, NEW.created_at) ELSE t.last_activity_at END
      WHERE t.id = of_topic;
  ELSIF was <> shown THEN
    UPDATE topics t SET
      reply_count = t.reply_count + shown::int - was::int,
      last_activity_at = coalesce(latest.created_at, t.created_at),
      last_author_id = CASE WHEN latest.id IS NULL THEN t.author_id ELSE latest.author_id END
      FROM (SELECT 1) one LEFT JOIN LATERAL (
        SELECT r.id, r.created_at, r.author_id FROM replies r
        WHERE r.topic_id = of_topic AND r.hidden_at IS NULL AND r.deleted_at IS NULL
        ORDER BY r.position DESC LIMIT 1
      ) latest ON true
      WHERE t.id = of_topic;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "replies_topic" AFTER INSERT OR DELETE OR UPDATE OF "hidden_at", "deleted_at" ON "replies"
  FOR EACH ROW EXECUTE FUNCTION "keep_topic_replies"();
