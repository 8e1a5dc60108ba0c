-- The search of a list is a substring, of one or two letters too: nothing asks for the beginnings of words any more.
DROP INDEX "articles_search_words";
DROP INDEX "products_search_words";
DROP INDEX "topics_search_words";

-- News are searched by title and description, not by whoever wrote them.
DROP INDEX "news_search_words";
DROP INDEX "news_search_trigrams";
DROP FUNCTION "news_search_text"(text, text, text);
CREATE FUNCTION "news_search_text"("title" text, "description" text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower("title" || E'\n' || "description");
CREATE INDEX "news_search_trigrams" ON "news_items" USING gin ((news_search_text("title", "description")) gin_trgm_ops) WHERE "hidden_at" IS NULL;
