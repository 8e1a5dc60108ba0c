-- CreateEnum
CREATE TYPE "search_kind" AS ENUM ('review', 'article', 'news', 'topic', 'product', 'person');

-- CreateTable
CREATE TABLE "search_documents" (
    "id" UUID NOT NULL,
    "kind" "search_kind" NOT NULL,
    "place" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "discussion" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "vector" tsvector NOT NULL,

    CONSTRAINT "search_documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_queue" (
    "number" BIGSERIAL NOT NULL,
    "document_id" UUID NOT NULL,

    CONSTRAINT "search_queue_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "search_words" (
    "word" TEXT NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);

-- CreateIndex
CREATE INDEX "search_documents_kind_place_idx" ON "search_documents"("kind", "place" DESC);
