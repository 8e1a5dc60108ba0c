-- Posts whose author left and took the text along are drafts in the trash; those of before were kept as they had been, and
-- would be published without a word when they are taken out.
UPDATE "articles" SET "status" = 'draft', "scheduled_for" = NULL
WHERE "deleted_at" IS NOT NULL AND "content" = '' AND "status" <> 'draft';
