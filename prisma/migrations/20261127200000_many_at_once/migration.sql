-- What many rows or many people do at once.

-- The lists that show every kind; all other indexes by date begin with something else.
CREATE INDEX "articles_public_any" ON "articles" ("published_at" DESC, "id" DESC) WHERE "status" = 'published' AND "deleted_at" IS NULL;
-- A text, topic or item that goes takes with it what members saved of it, and notices nobody has read.
CREATE INDEX "saved_items_article" ON "saved_items" ("article_id") WHERE "article_id" IS NOT NULL;
CREATE INDEX "saved_items_news_item" ON "saved_items" ("news_item_id") WHERE "news_item_id" IS NOT NULL;
CREATE INDEX "saved_items_topic" ON "saved_items" ("topic_id") WHERE "topic_id" IS NOT NULL;
CREATE INDEX "notifications_unread_subject" ON "notifications" ("subject") WHERE "read_at" IS NULL;

-- As before, but that a topic is held before its latest reply is looked for: after a wait Postgres reads the topic anew, and
-- not what was looked for beside it, so that two replies hidden at once left the topic the time of one of them.
CREATE OR REPLACE FUNCTION "keep_topic_replies"() RETURNS trigger LANGUAGE plpgsql AS $$
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
    PERFORM FROM topics t WHERE t.id = of_topic FOR NO KEY UPDATE;
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

-- As before, but that what changes in many discussions at once, as when somebody takes all their words back, waits for the
-- job: to read them all again takes longer than a statement may.
CREATE OR REPLACE FUNCTION "search_keep_said"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
BEGIN
  EXECUTE CASE TG_OP WHEN 'DELETE' THEN format('SELECT array_agg(DISTINCT %1$I) FROM said WHERE %1$I IS NOT NULL', TG_ARGV[0])
    ELSE format('SELECT array_agg(DISTINCT said.%1$I) FROM said JOIN saying USING (id) WHERE said.%1$I IS NOT NULL
      AND (said.content, said.hidden_at, said.deleted_at) IS DISTINCT FROM (saying.content, saying.hidden_at, saying.deleted_at)', TG_ARGV[0]) END INTO ids;
  IF cardinality(ids) > 20 THEN
    INSERT INTO search_queue (document_id) SELECT unnest(ids);
  ELSIF ids IS NOT NULL THEN
    PERFORM search_refresh(ids);
  END IF;
  RETURN NULL;
END $$;
