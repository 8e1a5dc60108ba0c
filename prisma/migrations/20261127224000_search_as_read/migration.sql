-- The text that is searched is the one that readers see: the editor writes signs as '&#x6E;' where Markdown would take them for marks,
-- puts a backslash before brackets of an address and quotation marks of a caption, and HTML is text (lib/core/markdown/parser.ts).
CREATE OR REPLACE FUNCTION "search_plain"("markdown" text, "most" int) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  plain text := translate(left(markdown, most), U&'\E000\E001`', '');
  code text;
BEGIN
  plain := regexp_replace(plain, '!?\[((?:\\[^][]|[^][\\])*)\]\((?:\\[^\s]|[^()\s\\])*(?:\s+"(?:\\.|[^"\\])*")?\)', '\1', 'g');
  plain := regexp_replace(plain, '<[a-z][a-z0-9+.-]*:[^<>\s]*>|\[\^[^]]*\]:?|\|', ' ', 'gi');
  plain := regexp_replace(plain, '^[ \t]*(?:(?:#{1,6}|[>*+-]|\d{1,3}[.)])[ \t]+|~~~\w*|(?:[-=_*:]{3,}[ \t]*)+$)+', '', 'ng');
  plain := regexp_replace(plain, '\*+|~~+|(?<![[:alnum:]])_+|_+(?![[:alnum:]])|\\(?=[[:punct:]])', '', 'g');
  -- More kinds of them than this are nobody's writing.
  FOR code IN
    SELECT DISTINCT sign[1] FROM regexp_matches(plain, '&#x([1-9A-Fa-f][0-9A-Fa-f]{1,4});', 'g') AS coded (sign)
    -- Neither half a letter nor one of the two marks of a snippet.
    WHERE sign[1] !~* '^(?:d[89a-f]..|e00[01])$' LIMIT 100
  LOOP
    plain := replace(plain, '&#x' || code || ';', chr(('x' || lpad(code, 8, '0'))::bit(32)::int));
  END LOOP;
  -- Postgres passes over what looks like an element of HTML; here its words are.
  plain := regexp_replace(plain, '</?([A-Za-z][^<>]*)>', ' \1 ', 'g');
  RETURN btrim(regexp_replace(plain, '\s+', ' ', 'g'));
END $$;

-- The job makes all documents anew after the start, the newest first.
INSERT INTO search_queue (document_id) SELECT d.id FROM search_documents d ORDER BY d.published_at DESC;
