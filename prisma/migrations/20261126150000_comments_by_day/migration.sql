-- Whether a member has just said the same was looked for among the comments of everybody, as long as the database had not
-- counted a rush of new ones. Sums by day need no more than the blocks that a day's comments stand in.
-- DropIndex
DROP INDEX "comments_created_at_idx";

-- CreateIndex
CREATE INDEX "comments_created_at_idx" ON "comments" USING BRIN ("created_at");
