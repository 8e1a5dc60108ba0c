-- What Prisma's schema cannot say. Listed in docs/decisions/0006-database-invariants.md.

-- Exactly one target
ALTER TABLE "likes" ADD CONSTRAINT "likes_one_target" CHECK (num_nonnulls("article_id", "comment_id", "topic_id", "reply_id") = 1);
ALTER TABLE "comments" ADD CONSTRAINT "comments_one_target" CHECK (num_nonnulls("article_id", "news_item_id") = 1);
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_one_target" CHECK (num_nonnulls("article_id", "news_item_id", "topic_id") = 1);
ALTER TABLE "reports" ADD CONSTRAINT "reports_one_target" CHECK (num_nonnulls("article_id", "comment_id", "topic_id", "reply_id", "profile_id") = 1);

-- Ranges
ALTER TABLE "articles" ADD CONSTRAINT "articles_rating_range" CHECK ("rating_tenths" BETWEEN 0 AND 50);
ALTER TABLE "articles" ADD CONSTRAINT "articles_only_reviews_are_rated" CHECK ("kind" = 'review' OR "rating_tenths" IS NULL);
ALTER TABLE "articles" ADD CONSTRAINT "articles_published_reviews_are_rated" CHECK ("kind" <> 'review' OR "status" <> 'published' OR "rating_tenths" IS NOT NULL);
ALTER TABLE "articles" ADD CONSTRAINT "articles_published_has_date" CHECK ("status" <> 'published' OR "published_at" IS NOT NULL);
ALTER TABLE "articles" ADD CONSTRAINT "articles_scheduled_has_date" CHECK ("status" <> 'scheduled' OR "scheduled_for" IS NOT NULL);
ALTER TABLE "articles" ADD CONSTRAINT "articles_counts" CHECK ("comment_count" >= 0 AND "like_count" >= 0 AND "view_count" >= 0 AND "read_minutes" >= 1);
ALTER TABLE "topics" ADD CONSTRAINT "topics_counts" CHECK ("reply_count" >= 0 AND "like_count" >= 0 AND "view_count" >= 0 AND "heat" >= 0);
ALTER TABLE "replies" ADD CONSTRAINT "replies_counts" CHECK ("like_count" >= 0 AND "position" >= 1);
ALTER TABLE "comments" ADD CONSTRAINT "comments_counts" CHECK ("like_count" >= 0);
ALTER TABLE "products" ADD CONSTRAINT "products_rating_range" CHECK ("rating_tenths" BETWEEN 0 AND 50);
ALTER TABLE "products" ADD CONSTRAINT "products_discount_range" CHECK ("discount_percent" BETWEEN 0 AND 95);
ALTER TABLE "products" ADD CONSTRAINT "products_price" CHECK ("price_cents" >= 0);
ALTER TABLE "offers" ADD CONSTRAINT "offers_price" CHECK ("price_cents" >= 0);
ALTER TABLE "offers" ADD CONSTRAINT "offers_url" CHECK ("url" ~ '^https?://');
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_price" CHECK ("price_cents" >= 0);
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_price" CHECK ("price_cents" >= 0 AND "target_price_cents" >= 0);
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_price" CHECK ("price_cents" >= 0);
ALTER TABLE "plan_prices" ADD CONSTRAINT "plan_prices_cents" CHECK ("cents" >= 0 AND ("valid_to" IS NULL OR "valid_to" > "valid_from"));
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_monthly_cents" CHECK ("monthly_cents" >= 0);
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_amount" CHECK ("amount_cents" >= 0);
ALTER TABLE "list_counts" ADD CONSTRAINT "list_counts_count" CHECK ("count" >= 0);
ALTER TABLE "media" ADD CONSTRAINT "media_size" CHECK ("width" BETWEEN 1 AND 5000 AND "height" BETWEEN 1 AND 5000 AND "bytes" > 0);

-- Shapes
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_username_length" CHECK (char_length("username"::text) BETWEEN 3 AND 60);
ALTER TABLE "users" ADD CONSTRAINT "users_email_shape" CHECK ("email"::text LIKE '%_@_%' AND char_length("email"::text) <= 254);
ALTER TABLE "articles" ADD CONSTRAINT "articles_slug_shape" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length("slug") <= 120);
ALTER TABLE "old_slugs" ADD CONSTRAINT "old_slugs_slug_shape" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE "tags" ADD CONSTRAINT "tags_slug_shape" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE "categories" ADD CONSTRAINT "categories_slug_shape" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE "products" ADD CONSTRAINT "products_slug_shape" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE "comments" ADD CONSTRAINT "comments_not_blank" CHECK ("content" ~ '\S');
ALTER TABLE "replies" ADD CONSTRAINT "replies_not_blank" CHECK ("content" ~ '\S');
ALTER TABLE "topics" ADD CONSTRAINT "topics_not_blank" CHECK ("content" ~ '\S' AND "title" ~ '\S');

-- One open price per plan; a subscription keeps the price it was made with.
CREATE UNIQUE INDEX "plan_prices_one_open" ON "plan_prices" ((coalesce("plan_id"))) WHERE "valid_to" IS NULL;

-- Lists of public texts: one index per order, for all and within a category.
CREATE INDEX "articles_public_recent" ON "articles" ("kind", "published_at" DESC, "id" DESC) WHERE "status" = 'published' AND "deleted_at" IS NULL;
CREATE INDEX "articles_public_popular" ON "articles" ("kind", "comment_count" DESC, "published_at" DESC, "id" DESC) WHERE "status" = 'published' AND "deleted_at" IS NULL;
CREATE INDEX "articles_public_highest" ON "articles" ("kind", "rating_tenths" DESC, "published_at" DESC, "id" DESC) WHERE "status" = 'published' AND "deleted_at" IS NULL;
CREATE INDEX "articles_category_recent" ON "articles" ("category", "kind", "published_at" DESC, "id" DESC) WHERE "status" = 'published' AND "deleted_at" IS NULL;
CREATE INDEX "articles_category_popular" ON "articles" ("category", "kind", "comment_count" DESC, "published_at" DESC, "id" DESC) WHERE "status" = 'published' AND "deleted_at" IS NULL;
CREATE INDEX "articles_category_highest" ON "articles" ("category", "kind", "rating_tenths" DESC, "published_at" DESC, "id" DESC) WHERE "status" = 'published' AND "deleted_at" IS NULL;
CREATE INDEX "topics_public_active" ON "topics" ("last_activity_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "topics_category_active" ON "topics" ("category", "last_activity_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "outgoing_mails_waiting" ON "outgoing_mails" ("created_at", (1)) WHERE "sent_at" IS NULL;

-- Substring search over title, excerpt and tags, as the specification asks; lists use the same expression.
CREATE FUNCTION "article_search_text"("title" text, "excerpt" text, "tag_names" text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower("title" || E'\n' || coalesce("excerpt", '') || E'\n' || coalesce(array_to_string("tag_names", E'\n'), ''));
CREATE INDEX "articles_search_trigrams" ON "articles" USING gin ((article_search_text("title", "excerpt", "tag_names")) gin_trgm_ops) WHERE "status" = 'published' AND "deleted_at" IS NULL;
CREATE INDEX "articles_search_words" ON "articles" USING gin ((to_tsvector('simple', article_search_text("title", "excerpt", "tag_names")))) WHERE "status" = 'published' AND "deleted_at" IS NULL;

-- Replies go one level deep and stay under the text of their parent.
CREATE FUNCTION "check_comment_parent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.parent_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM comments p
    WHERE p.id = NEW.parent_id AND p.parent_id IS NULL
      AND p.article_id IS NOT DISTINCT FROM NEW.article_id AND p.news_item_id IS NOT DISTINCT FROM NEW.news_item_id
  ) THEN
    RAISE EXCEPTION 'a reply belongs to a first-level comment of the same text' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "comments_parent" BEFORE INSERT OR UPDATE OF "parent_id", "article_id", "news_item_id" ON "comments"
  FOR EACH ROW EXECUTE FUNCTION "check_comment_parent"();

-- A slug that redirects is never given to another article.
CREATE FUNCTION "check_article_slug"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM old_slugs o WHERE o.slug = NEW.slug AND o.article_id <> NEW.id) THEN
    RAISE EXCEPTION 'the slug % redirects to another article', NEW.slug USING ERRCODE = 'unique_violation', CONSTRAINT = 'articles_slug_redirects';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "articles_slug" BEFORE INSERT OR UPDATE OF "slug" ON "articles"
  FOR EACH ROW EXECUTE FUNCTION "check_article_slug"();

-- Counts per kind and category of what is public.
CREATE FUNCTION "keep_list_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'published' AND OLD.deleted_at IS NULL THEN
    UPDATE list_counts SET count = count - 1 WHERE kind = OLD.kind AND category = OLD.category;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'published' AND NEW.deleted_at IS NULL THEN
    INSERT INTO list_counts (kind, category, count) VALUES (NEW.kind, NEW.category, 1)
      ON CONFLICT (kind, category) DO UPDATE SET count = list_counts.count + 1;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "articles_list_counts" AFTER INSERT OR DELETE OR UPDATE OF "kind", "category", "status", "deleted_at" ON "articles"
  FOR EACH ROW EXECUTE FUNCTION "keep_list_counts"();

-- The audit log is append-only.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
CREATE TRIGGER "audit_entries_no_truncate" BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();

-- Counters that may be forgotten after a crash need no write-ahead log.
ALTER TABLE "rate_limits" SET UNLOGGED;

-- Names this database, so that a build knows which one it was made from.
INSERT INTO "site_settings" ("key", "value", "updated_at") VALUES ('database', to_jsonb(gen_random_uuid()::text), now());
