-- Stored before they were refused: they stand in the page for everybody.
update "articles" set "canonical_url" = regexp_replace("canonical_url", '^(https?://)[^/?#]*@', '\1', 'i')
where "canonical_url" ~* '^https?://[^/?#]*@';
