-- Words with a slash between them, numbers behind a dash, and versions (docs/decisions/0012-search-index.md).

-- A slash between words or numbers: Postgres takes 'Windows/Linux' for the name of a file. None of an address or a path, whose words
-- hold a dot, a colon and the like, or begin with a slash; nor one between two letters, which alone say nothing: 'I/O'.
CREATE FUNCTION "search_slash"() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(
    '(?<=(?:^|[^[:alnum:]_./:@\\~%?&=#-])-?RUN(?:/RUN)*)(?!(?<=(?:^|[^[:alnum:]])[[:alpha:]])/[[:alpha:]](?:[^[:alnum:]+#]|$))/(?=RUN(?:/RUN)*(?![[:alnum:]_/@\\~]|[.:?&=-][[:alnum:]/]))',
    'RUN', '(?:\d+\.\d+|[[:alnum:]]+(?:[-''’][[:alnum:]]+)*[+#]*)')
$$;
-- A text with something else instead of these, in words that are not wanted with `refused`. Word by word, since looking behind a slash
-- begins where the text does; one without an end joins none.
CREATE FUNCTION "search_apart"("said" text, "instead" text DEFAULT ' ', "refused" text DEFAULT NULL) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN strpos(said, '/') > 0 THEN (
    SELECT string_agg(CASE WHEN strpos(word, '/') > 0 AND char_length(word) <= 100
      THEN regexp_replace(word, public.search_slash(), CASE WHEN word ~ '^[(]*-' THEN coalesce(refused, instead) ELSE instead END, 'g') ELSE word END, ' ' ORDER BY number)
    FROM string_to_table(said, ' ') WITH ORDINALITY AS words (word, number)
  ) ELSE said END
$$;

-- A number behind a sign, which Postgres takes for one below zero, is also held without: '-4090' of 'RTX-4090' as '4090'. So is a version
-- without its letter, 'v2.1.3' as '2.1.3'.
CREATE FUNCTION "search_numbers"("held" tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN held::text ~ $q$'(?:[-+]|v\d+\.)\d$q$
    THEN regexp_replace(held::text, $q$(?<![^ ])'([-+]|v(?=\d+\.\d))(\d[^' ]*)'(?!')(:[\d,]+)?$q$, $q$'\1\2'\3 '\2'\3$q$, 'g')::tsvector ELSE held END
$$;
-- What is asked for with a sign means any of them.
CREATE FUNCTION "search_asked"("config" regconfig, "asked" text) RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(websearch_to_tsquery(config, asked)::text, $q$(?<![^ (!])'[-+](?=\d)$q$, $q$'$q$, 'g')::tsquery
$$;

-- As it stood, but for these.
CREATE OR REPLACE FUNCTION "search_vector"("said" text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  apart text := public.search_apart(said);
  held tsvector := to_tsvector('public.site_text', apart);
  joins text;
BEGIN
  WITH places AS MATERIALIZED (SELECT lexeme, positions FROM unnest(held)),
  known AS MATERIALIZED (
    SELECT word.lexeme AS joined, coalesce((
      SELECT part.lexeme FROM unnest(to_tsvector('public.site_text', one.written)) AS part ORDER BY strpos(part.lexeme, '-') > 0 DESC, part.positions[1] LIMIT 1
    ), '') AS anchor
    FROM public.search_joins(apart) AS one, unnest(to_tsvector('public.site_text', one.joined)) AS word
  )
  SELECT string_agg(public.search_quoted(known.joined) || coalesce(':' || (
    SELECT string_agg(greatest(place + step, 1)::text, ',')
    FROM unnest(places.positions) AS place, unnest(CASE strpos(known.anchor, '-') WHEN 0 THEN '{0}' WHEN 1 THEN '{-1,0}' ELSE '{0,2}' END::int[]) AS step
  ), ''), ' ') INTO joins
  FROM known LEFT JOIN places ON places.lexeme = known.anchor;
  IF joins IS NOT NULL THEN held := (held::text || ' ' || joins)::tsvector; END IF;
  RETURN public.search_numbers(held) || to_tsvector('pg_catalog.simple', public.search_pairs(said));
END $$;
CREATE OR REPLACE FUNCTION "search_document_vector"("title" text, "labels" text, "body" text, "discussion" text, "categories" text[], "published_at" timestamptz, "place" int)
  RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
DECLARE
  head tsvector := search_vector(title) || search_numbers(to_tsvector('public.site_words', concat_ws(' ', search_apart(title), search_joined_words(title))));
BEGIN
  RETURN setweight(head, 'A') || setweight(search_vector(labels), 'B') || setweight(search_vector(body), 'C') || setweight(search_vector(discussion), 'D')
    || array_to_tsvector(ARRAY(SELECT '^' || lexeme FROM unnest(tsvector_to_array(head)) AS lexeme)
      || ARRAY(SELECT '=c' || slug FROM unnest(categories) AS slug WHERE slug <> '')
      || ARRAY['=e' || place / 1024, to_char(published_at AT TIME ZONE 'UTC', '"=d"YYYY-MM-DD'), to_char(published_at AT TIME ZONE 'UTC', '"=m"YYYY-MM')]);
END $$;
CREATE OR REPLACE FUNCTION "search_words_of"("title" text, "labels" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word FROM concat_ws(' ', title, labels) AS said, unnest(tsvector_to_array(to_tsvector('public.site_words', concat_ws(' ', public.search_apart(said), public.search_joined_words(said))))) AS word
  WHERE word ~ '^[[:alpha:]]{3,30}$'
$$;
CREATE OR REPLACE FUNCTION "search_spaced"("asked" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(replace(public.search_signed(public.search_apart(asked, ' ', ' -')), '!(', ' '), public.search_unspaced(), ' ', 'g'), '-(?![[:alnum:]"])|(?<![[:alnum:][:space:](])(?!^)-', ' ', 'g')
$$;

-- As it stood, but for these; and a word that is joined with a number is also meant as the two beside each other, as most write it:
-- 'rtx-4090' as 'RTX 4090'. Not where it is not wanted, for what search_loose makes of a negation.
CREATE OR REPLACE FUNCTION "search_query"("asked" text) RETURNS tsquery LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  kept text := search_kept(asked);
  parted text := search_spaced(kept);
  spaced text := search_unhyphened(parted);
  wanted tsquery := search_asked('public.site_text', spaced);
  part text;
  pair tsquery;
BEGIN
  IF numnode(wanted) = 0 THEN wanted := search_asked('public.site_words', spaced); END IF;
  IF spaced <> parted THEN
    FOR part, pair IN SELECT search_quoted(joined), phraseto_tsquery('public.site_text', replace(written, '-', ' ')) FROM search_joins(parted) WHERE written ~ '-\d+$' LOOP
      IF numnode(pair) = 3 THEN wanted := regexp_replace(wanted::text, '(?<![^ (])' || part || '(?!'')', format('(%s | %s)', part, pair), 'g')::tsquery; END IF;
    END LOOP;
  END IF;
  FOR part IN SELECT search_paired(kept) UNION ALL SELECT search_without(asked) LOOP
    wanted := wanted && part::tsquery;
  END LOOP;
  IF querytree(wanted) = 'T' THEN wanted := wanted && search_asked('public.site_words', spaced); END IF;
  RETURN CASE WHEN querytree(wanted) = 'T' THEN ''::tsquery ELSE wanted END;
END $$;
CREATE OR REPLACE FUNCTION "search_any"("asked" text) RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce('(' || string_agg(part, '|') FILTER (WHERE part !~ '^[(]?!') || ')' || coalesce('&' || string_agg(part, '&') FILTER (WHERE part ~ '^[(]?!'), ''), '')::tsquery
  FROM (
    SELECT found[1] AS part FROM search_spaced(search_kept(asked)) AS spaced, unnest(ARRAY(SELECT spaced UNION SELECT search_unhyphened(spaced))) AS written, regexp_matches(
      search_asked('public.site_text', written)::text,
      $q$!\((?: |<(?:-|\d+)>|'(?:[^']|'')*')+\)|!?'(?:[^']|'')*'$q$, 'g') AS found
    UNION
    SELECT search_paired(search_kept(asked))
    UNION
    SELECT search_without(asked)
  ) said
$$;
CREATE OR REPLACE FUNCTION "search_typed"("asked" text) RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(search_quoted('^' || word) || CASE WHEN goes_on THEN ':*' ELSE '' END, '&'), '')::tsquery FROM (
    SELECT ltrim(lexeme, '-+') AS word, positions[1] = max(positions[1]) OVER () AS goes_on
    FROM unnest(to_tsvector('public.site_words', regexp_replace(asked, search_unspaced(), ' ', 'g'))) WHERE lexeme !~ '.-'
    UNION ALL
    SELECT pair, char_length(pair) = 1 FROM unnest(string_to_array(search_pairs(asked), ' ')) AS pair WHERE pair <> ''
  ) typed
$$;
CREATE OR REPLACE FUNCTION "search_begun"("asked" text) RETURNS tsquery LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  typed text := btrim(search_signed(search_apart(asked)));
  joined text := search_unhyphened(typed);
BEGIN
  RETURN CASE WHEN joined = typed THEN search_typed(typed) ELSE search_typed(typed) || search_typed(joined) END;
END $$;

-- As it stood, and a number is marked behind its sign.
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
  RETURN regexp_replace(wanted::text, $q$(?<![^ (!])'(\d[^' ]*)'(?!')$q$, $q$('\1' | '-\1' | '+\1' | 'v\1')$q$, 'g')::tsquery;
END $$;

-- The job makes all documents anew after the start, the newest first. Until it has come to one, that is not found so.
INSERT INTO search_queue (document_id) SELECT d.id FROM search_documents d ORDER BY d.published_at DESC;
