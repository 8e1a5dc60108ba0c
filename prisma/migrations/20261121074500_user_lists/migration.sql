-- CreateIndex
CREATE INDEX "profiles_role_username" ON "profiles"("role", "username");

-- CreateIndex
CREATE INDEX "profiles_joined" ON "profiles"("created_at", "id");

-- Substring search over addresses; names have theirs.
CREATE INDEX "users_email_trigrams" ON "users" USING gin ((lower("email"::text)) gin_trgm_ops);
