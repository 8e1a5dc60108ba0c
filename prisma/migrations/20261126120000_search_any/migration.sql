-- Some of the words, but none that is not wanted (docs/decisions/0012-search-index.md).

-- What is asked for without the scripts that are taken apart, and without dashes that mean nothing: one is meant that begins a
-- word or a phrase, or stands within a word. An address may hold '!(', which search_loose would take for a negation.
CREATE FUNCTION "search_spaced"("asked" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(replace(asked, '!(', ' '), public.search_unspaced(), ' ', 'g'), '-(?![[:alnum:]"])|(?<![[:alnum:][:space:](])(?!^)-', ' ', 'g')
$$;

-- As it stood, but for what is now said above.
CREATE OR REPLACE FUNCTION "search_query"("asked" text) RETURNS tsquery LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  spaced text := search_spaced(asked);
  wanted tsquery := websearch_to_tsquery('public.site_text', spaced);
  pair text;
BEGIN
  IF numnode(wanted) = 0 THEN wanted := websearch_to_tsquery('public.site_words', spaced); END IF;
  FOREACH pair IN ARRAY array_remove(string_to_array(search_pairs(asked), ' '), '') LOOP
    wanted := wanted && (search_quoted(pair) || CASE WHEN char_length(pair) = 1 THEN ':*' ELSE '' END)::tsquery;
  END LOOP;
  IF querytree(wanted) = 'T' THEN wanted := plainto_tsquery('public.site_words', spaced); END IF;
  RETURN wanted;
END $$;

-- What holds any of the words that are wanted, those of phrases too, and nothing that is not. Where nothing is wanted it is
-- empty. The parts of a query are its words, and, with the sign before it, each word or phrase that is not wanted.
CREATE OR REPLACE FUNCTION "search_any"("asked" text) RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce('(' || string_agg(part, '|') FILTER (WHERE part !~ '^!') || ')' || coalesce('&' || string_agg(part, '&') FILTER (WHERE part ~ '^!'), ''), '')::tsquery
  FROM (
    SELECT found[1] AS part FROM regexp_matches(
      websearch_to_tsquery('public.site_text', search_spaced(asked))::text,
      $q$!\((?: |<(?:-|\d+)>|'(?:[^']|'')*')+\)|!?'(?:[^']|'')*'$q$, 'g') AS found
    UNION
    SELECT search_quoted(pair) FROM unnest(string_to_array(search_pairs(asked), ' ')) AS pair WHERE pair <> ''
  ) said
$$;
