-- As it stood; and what is said of a word, that it may go on, is said of each way to write it. Of all of them together it cannot be.
CREATE OR REPLACE FUNCTION "search_marking"("wanted" tsquery, "ids" uuid[]) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  words text[] := ARRAY(SELECT word[1] FROM regexp_matches(wanted::text, $q$'(?:[^']|'')*'$q$, 'g') AS word);
  written text;
  joined tsquery;
BEGIN
  FOR written IN
    SELECT DISTINCT lexeme FROM search_documents d, unnest(tsvector_to_array(d.vector)) AS lexeme
    WHERE d.id = ANY (ids) AND strpos(lexeme, '-') > 1 AND left(lexeme, 1) NOT IN ('^', '=') AND search_quoted(replace(lexeme, '-', '')) = ANY (words)
  LOOP
    joined := search_quoted(replace(written, '-', ''))::tsquery;
    wanted := ts_rewrite(wanted, joined, joined || phraseto_tsquery('public.site_text', written));
  END LOOP;
  RETURN regexp_replace(wanted::text, $q$(?<![^ (!])'(\d[^' ]*)'(?!')(:[*A-D]+)?$q$, $q$('\1'\2 | '-\1'\2 | '+\1'\2 | 'v\1'\2)$q$, 'g')::tsquery;
END $$;
