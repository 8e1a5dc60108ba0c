-- CreateTable
CREATE TABLE "gone_slugs" (
    "slug" TEXT NOT NULL,
    "gone_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "gone_slugs_pkey" PRIMARY KEY ("slug")
);

ALTER TABLE "gone_slugs" ADD CONSTRAINT "gone_slugs_slug_shape" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
