-- News lists: one index for each filter in the order of the list, and counts instead of counting.
DROP INDEX "news_items_published_at_id_idx";
DROP INDEX "news_items_source_id_published_at_idx";
DROP INDEX "news_items_category_published_at_idx";
CREATE INDEX "news_public_recent" ON "news_items" ("published_at" DESC, "id" DESC) WHERE "hidden_at" IS NULL;
CREATE INDEX "news_source_recent" ON "news_items" ("source_id", "published_at" DESC, "id" DESC) WHERE "hidden_at" IS NULL;
CREATE INDEX "news_category_recent" ON "news_items" ("category", "published_at" DESC, "id" DESC) WHERE "hidden_at" IS NULL;
CREATE INDEX "news_source_category_recent" ON "news_items" ("source_id", "category", "published_at" DESC, "id" DESC) WHERE "hidden_at" IS NULL;

CREATE TABLE "news_counts" (
    "source_id" UUID NOT NULL,
    "category" UUID NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "news_counts_pkey" PRIMARY KEY ("source_id","category"),
    CONSTRAINT "news_counts_count" CHECK ("count" >= 0)
);
CREATE FUNCTION "keep_news_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL THEN
    UPDATE news_counts SET count = count - 1 WHERE source_id = OLD.source_id AND category = OLD.category;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL THEN
    INSERT INTO news_counts (source_id, category, count) VALUES (NEW.source_id, NEW.category, 1)
      ON CONFLICT (source_id, category) DO UPDATE SET count = news_counts.count + 1;
  END IF;
  RETURN NULL;
END $$;
INSERT INTO "news_counts" ("source_id", "category", "count")
  SELECT source_id, category, count(*) FROM news_items WHERE hidden_at IS NULL GROUP BY 1, 2;
CREATE TRIGGER "news_items_counts" AFTER INSERT OR DELETE OR UPDATE OF "source_id", "category", "hidden_at" ON "news_items"
  FOR EACH ROW EXECUTE FUNCTION "keep_news_counts"();

-- Substring search over title, description and author; lists use the same expression.
CREATE FUNCTION "news_search_text"("title" text, "description" text, "author" text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower("title" || E'\n' || "description" || E'\n' || coalesce("author", ''));
CREATE INDEX "news_search_trigrams" ON "news_items" USING gin ((news_search_text("title", "description", "author")) gin_trgm_ops) WHERE "hidden_at" IS NULL;
CREATE INDEX "news_search_words" ON "news_items" USING gin ((to_tsvector('simple', news_search_text("title", "description", "author")))) WHERE "hidden_at" IS NULL;

-- A tag's texts in order without sorting all of them: the moment of publication stands beside the tag, null while
-- the text is not public.
ALTER TABLE "article_tags" ADD COLUMN "published_at" TIMESTAMPTZ(3);
UPDATE "article_tags" t SET "published_at" = a."published_at"
  FROM "articles" a WHERE a."id" = t."article_id" AND a."status" = 'published' AND a."deleted_at" IS NULL;
CREATE INDEX "article_tags_public" ON "article_tags" ("tag_id", "published_at" DESC, "article_id" DESC) WHERE "published_at" IS NOT NULL;
CREATE INDEX "article_tags_recent" ON "article_tags" ("published_at" DESC, "tag_id") WHERE "published_at" IS NOT NULL;
CREATE FUNCTION "set_article_tag_time"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.published_at := (SELECT a.published_at FROM articles a
    WHERE a.id = NEW.article_id AND a.status = 'published' AND a.deleted_at IS NULL);
  RETURN NEW;
END $$;
CREATE TRIGGER "article_tags_time" BEFORE INSERT OR UPDATE OF "article_id" ON "article_tags"
  FOR EACH ROW EXECUTE FUNCTION "set_article_tag_time"();
CREATE FUNCTION "keep_article_tag_times"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE article_tags SET published_at = CASE WHEN NEW.status = 'published' AND NEW.deleted_at IS NULL THEN NEW.published_at END
    WHERE article_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "articles_tag_times" AFTER UPDATE OF "status", "published_at", "deleted_at" ON "articles"
  FOR EACH ROW WHEN (OLD.status <> NEW.status OR OLD.published_at IS DISTINCT FROM NEW.published_at OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  EXECUTE FUNCTION "keep_article_tag_times"();

-- What an author has written, and when topics began.
CREATE INDEX "articles_author_recent" ON "articles" ("author_id", "kind", "published_at" DESC, "id" DESC) WHERE "status" = 'published' AND "deleted_at" IS NULL;
CREATE INDEX "topics_public_created" ON "topics" ("created_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL AND "hidden_at" IS NULL;
