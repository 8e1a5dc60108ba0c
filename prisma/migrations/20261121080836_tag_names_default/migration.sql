-- A text without tags has an empty list of them: null is no list, and whatever shows one does not expect it.
UPDATE "articles" SET "tag_names" = '{}' WHERE "tag_names" IS NULL;
ALTER TABLE "articles" ALTER COLUMN "tag_names" SET DEFAULT ARRAY[]::TEXT[], ALTER COLUMN "tag_names" SET NOT NULL;

UPDATE "topics" SET "tag_names" = '{}' WHERE "tag_names" IS NULL;
ALTER TABLE "topics" ALTER COLUMN "tag_names" SET DEFAULT ARRAY[]::TEXT[], ALTER COLUMN "tag_names" SET NOT NULL;
