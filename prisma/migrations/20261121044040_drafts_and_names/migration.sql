-- CreateIndex
CREATE INDEX "drafts_updated_at_idx" ON "drafts"("updated_at");

-- Names that begin with some letters, for whoever writes @. Usernames are compared without case, LIKE needs the plain text.
CREATE INDEX "profiles_username_prefix" ON "profiles" (lower("username"::text) text_pattern_ops);
