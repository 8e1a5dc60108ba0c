-- CreateTable
CREATE TABLE "kept_values" (
    "token_hash" TEXT NOT NULL,
    "values" JSONB NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "kept_values_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "kept_values_expires_at_idx" ON "kept_values"("expires_at");
