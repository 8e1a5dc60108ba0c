-- What readers did is summed up by day, whatever they did it to (lib/analytics/commands.ts).
-- CreateIndex
CREATE INDEX "comments_created_at_idx" ON "comments"("created_at");

-- CreateIndex
CREATE INDEX "likes_created_at_idx" ON "likes"("created_at");

-- CreateIndex
CREATE INDEX "saved_items_created_at_idx" ON "saved_items"("created_at");

-- CreateIndex
CREATE INDEX "affiliate_clicks_clicked_at_idx" ON "affiliate_clicks"("clicked_at");

-- On which days it was summed up is kept from now on. The newest sum of before is no later than the last time.
INSERT INTO "site_settings" ("key", "value", "updated_at")
SELECT 'roll_ups', jsonb_build_array(max("day")), now() FROM "daily_counts"
WHERE "measure" IN ('saves', 'likes', 'comments', 'clicks')
HAVING max("day") IS NOT NULL;
