-- The staff search hidden items too; readers' searches leave them out of what the same index finds.
DROP INDEX "news_search_trigrams";
CREATE INDEX "news_search_trigrams" ON "news_items" USING gin ((news_search_text("title", "description")) gin_trgm_ops);
