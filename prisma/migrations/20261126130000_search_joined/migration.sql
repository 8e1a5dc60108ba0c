-- Words that are written in more than one way, and a search for nothing (docs/decisions/0012-search-index.md).

-- A letter with signs, which would be that letter alone, as it is said: 'C++' → 'Cplusplus', 'C#' → 'Csharp', '.NET' → 'dotNET'. A dash
-- behind them goes: 'C++-based' leaves nothing out.
CREATE FUNCTION "search_signed"("said" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN said ~ '[+#]|\.[Nn]' THEN regexp_replace(regexp_replace(regexp_replace(regexp_replace(said,
    '(?<![[:alnum:]])([[:alpha:]])\+\+-?', '\1plusplus ', 'g'),
    '(?<![[:alnum:]])([[:alpha:]])\+(?![[:alnum:]+])-?', '\1plus ', 'g'),
    '(?<![[:alnum:]])([[:alpha:]])#-?', '\1sharp ', 'g'),
    '(?<![[:alnum:]])\.(net)(?![[:alnum:]])-?', 'dot\1 ', 'gi')
  ELSE said END
$$;

-- Words that a text holds in another way than they may be asked for: 'Wi-Fi' as 'wifi', 'C++' as 'cplusplus'. Only two parts, of
-- which the first begins with a letter: numbers with a dash between them are others than without.
CREATE FUNCTION "search_joins"("said" text) RETURNS TABLE ("written" text, "joined" text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT lower(parts[1] || '-' || parts[2]), lower(parts[1] || parts[2])
  FROM regexp_matches(said, '(?<![[:alnum:]-])([[:alpha:]][[:alnum:]]{0,11})[-‐‑]([[:alnum:]]{1,12})(?![[:alnum:]-])', 'g') AS parts
  UNION
  SELECT lower(sign[1]), lower(btrim(public.search_signed(sign[1])))
  FROM regexp_matches(said, '(?<![[:alnum:]])([[:alpha:]](?:(?:\+\+|#)\d{0,4}|\+(?![[:alnum:]+]))|\.[Nn][Ee][Tt](?![[:alnum:]]))', 'g') AS sign
$$;
CREATE FUNCTION "search_joined_words"("said" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(joined, ' ') FROM public.search_joins(said)
$$;

-- As it stood, and these words where they are written. A word with a dash has three places, those of its parts after its own: the
-- joined one stands at the first and at the last, beside both of its neighbours.
CREATE OR REPLACE FUNCTION "search_vector"("said" text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  held tsvector := to_tsvector('public.site_text', said);
  joins text;
BEGIN
  WITH places AS MATERIALIZED (SELECT lexeme, positions FROM unnest(held)),
  known AS MATERIALIZED (
    SELECT word.lexeme AS joined, coalesce((
      SELECT part.lexeme FROM unnest(to_tsvector('public.site_text', one.written)) AS part ORDER BY strpos(part.lexeme, '-') > 0 DESC, part.positions[1] LIMIT 1
    ), '') AS anchor
    FROM public.search_joins(said) AS one, unnest(to_tsvector('public.site_text', one.joined)) AS word
  )
  SELECT string_agg(public.search_quoted(known.joined) || coalesce(':' || (
    SELECT string_agg(greatest(place + step, 1)::text, ',')
    FROM unnest(places.positions) AS place, unnest(CASE strpos(known.anchor, '-') WHEN 0 THEN '{0}' WHEN 1 THEN '{-1,0}' ELSE '{0,2}' END::int[]) AS step
  ), ''), ' ') INTO joins
  FROM known LEFT JOIN places ON places.lexeme = known.anchor;
  IF joins IS NOT NULL THEN held := (held::text || ' ' || joins)::tsvector; END IF;
  RETURN held || to_tsvector('pg_catalog.simple', public.search_pairs(said));
END $$;

-- As it stood, but for the joined words of the title.
CREATE OR REPLACE FUNCTION "search_document_vector"("title" text, "labels" text, "body" text, "discussion" text, "categories" text[], "published_at" timestamptz, "place" int)
  RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
DECLARE
  head tsvector := search_vector(title) || to_tsvector('public.site_words', concat_ws(' ', title, search_joined_words(title)));
BEGIN
  RETURN setweight(head, 'A') || setweight(search_vector(labels), 'B') || setweight(search_vector(body), 'C') || setweight(search_vector(discussion), 'D')
    || array_to_tsvector(ARRAY(SELECT '^' || lexeme FROM unnest(tsvector_to_array(head)) AS lexeme)
      || ARRAY(SELECT '=c' || slug FROM unnest(categories) AS slug WHERE slug <> '')
      || ARRAY['=e' || place / 1024, to_char(published_at AT TIME ZONE 'UTC', '"=d"YYYY-MM-DD'), to_char(published_at AT TIME ZONE 'UTC', '"=m"YYYY-MM')]);
END $$;
CREATE OR REPLACE FUNCTION "search_words_of"("title" text, "labels" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word FROM unnest(tsvector_to_array(to_tsvector('public.site_words', concat_ws(' ', title, labels, public.search_joined_words(concat_ws(' ', title, labels)))))) AS word
  WHERE word ~ '^[[:alpha:]]{3,30}$'
$$;

-- The same in what is asked for: every text that holds a word with a dash holds it joined too. A phrase means words as they stand,
-- and an address is one word.
CREATE FUNCTION "search_unhyphened"("asked" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN asked ~ '[[:alnum:]][-‐‑][[:alnum:]]' THEN regexp_replace(asked,
    '("[^"]*"?)|(?<![[:alnum:].@/_])(?<![^[:space:](]-)([[:alpha:]][[:alnum:]]{0,11})[-‐‑]([[:alnum:]]{1,12})(?![[:alnum:]@_-]|[./][[:alnum:]])', '\1\2\3', 'g')
  ELSE asked END
$$;
CREATE OR REPLACE FUNCTION "search_spaced"("asked" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(replace(public.search_signed(asked), '!(', ' '), public.search_unspaced(), ' ', 'g'), '-(?![[:alnum:]"])|(?<![[:alnum:][:space:](])(?!^)-', ' ', 'g')
$$;

-- As it stood, but for these words. Where nothing but stop words is wanted, they are looked for in titles, which keep theirs; where
-- no word is wanted at all, nothing is.
CREATE OR REPLACE FUNCTION "search_query"("asked" text) RETURNS tsquery LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  kept text := search_kept(asked);
  spaced text := search_unhyphened(search_spaced(kept));
  wanted tsquery := websearch_to_tsquery('public.site_text', spaced);
  part text;
BEGIN
  IF numnode(wanted) = 0 THEN wanted := websearch_to_tsquery('public.site_words', spaced); END IF;
  FOR part IN SELECT search_paired(kept) UNION ALL SELECT search_without(asked) LOOP
    wanted := wanted && part::tsquery;
  END LOOP;
  IF querytree(wanted) = 'T' THEN wanted := wanted && websearch_to_tsquery('public.site_words', spaced); END IF;
  RETURN CASE WHEN querytree(wanted) = 'T' THEN ''::tsquery ELSE wanted END;
END $$;

-- As it stood, and the joined words beside their parts.
CREATE OR REPLACE FUNCTION "search_any"("asked" text) RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce('(' || string_agg(part, '|') FILTER (WHERE part !~ '^[(]?!') || ')' || coalesce('&' || string_agg(part, '&') FILTER (WHERE part ~ '^[(]?!'), ''), '')::tsquery
  FROM (
    SELECT found[1] AS part FROM search_spaced(search_kept(asked)) AS spaced, unnest(ARRAY(SELECT spaced UNION SELECT search_unhyphened(spaced))) AS written, regexp_matches(
      websearch_to_tsquery('public.site_text', written)::text,
      $q$!\((?: |<(?:-|\d+)>|'(?:[^']|'')*')+\)|!?'(?:[^']|'')*'$q$, 'g') AS found
    UNION
    SELECT search_paired(search_kept(asked))
    UNION
    SELECT search_without(asked)
  ) said
$$;

-- As it stood.
CREATE FUNCTION "search_typed"("asked" text) RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(search_quoted('^' || word) || CASE WHEN goes_on THEN ':*' ELSE '' END, '&'), '')::tsquery FROM (
    SELECT ltrim(lexeme, '-') AS word, positions[1] = max(positions[1]) OVER () AS goes_on
    FROM unnest(to_tsvector('public.site_words', regexp_replace(asked, search_unspaced(), ' ', 'g'))) WHERE lexeme !~ '.-'
    UNION ALL
    SELECT pair, char_length(pair) = 1 FROM unnest(string_to_array(search_pairs(asked), ' ')) AS pair WHERE pair <> ''
  ) typed
$$;
-- Titles that hold the words typed so far, the last of which may go on: as they are typed, or joined.
CREATE OR REPLACE FUNCTION "search_begun"("asked" text) RETURNS tsquery LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  typed text := btrim(search_signed(asked));
  joined text := search_unhyphened(typed);
BEGIN
  RETURN CASE WHEN joined = typed THEN search_typed(typed) ELSE search_typed(typed) || search_typed(joined) END;
END $$;

-- The same query for marking these documents: their words with a dash are marked for the joined one.
CREATE FUNCTION "search_marking"("wanted" tsquery, "ids" uuid[]) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
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
  RETURN wanted;
END $$;

-- The job makes all documents anew after the start, the newest first. Until it has come to one, that
-- is not found by a word with a dash.
INSERT INTO search_queue (document_id) SELECT d.id FROM search_documents d ORDER BY d.published_at DESC;
