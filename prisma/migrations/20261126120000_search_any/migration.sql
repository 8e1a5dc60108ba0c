-- Some of the words, but none that is not wanted (docs/decisions/0012-search-index.md).

-- What is asked for without the scripts that are taken apart, and without dashes that mean nothing: one is meant that begins a
-- word or a phrase, or stands within a word. An address may hold '!(', which search_loose would take for a negation.
CREATE FUNCTION "search_spaced"("asked" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(replace(asked, '!(', ' '), public.search_unspaced(), ' ', 'g'), '-(?![[:alnum:]"])|(?<![[:alnum:][:space:](])(?!^)-', ' ', 'g')
$$;

-- The first group is a word or a phrase that is not wanted and holds such a script, as websearch_to_tsquery would bound it; the
-- second is any other phrase, in which a dash says nothing.
CREATE FUNCTION "search_refused"() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT format('(?<![^[:space:](])-("[^"]*%1$s[^"]*"?|(?=[[:alnum:]]|%1$s)%2$s%1$s%2$s)|("[^"]*"?)', public.search_unspaced(), '[^[:space:]"!&|():]*')
$$;
-- What is asked for without these.
CREATE FUNCTION "search_kept"("asked" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(asked, public.search_refused(), '\2', 'g')
$$;

-- The pairs as a query writes them. A letter alone begins some.
CREATE FUNCTION "search_paired"("asked" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.search_quoted(pair) || CASE WHEN char_length(pair) = 1 THEN ':*' ELSE '' END
  FROM unnest(string_to_array(public.search_pairs(asked), ' ')) AS pair WHERE pair <> ''
$$;

-- Each of these as a query writes it. At least one of its pairs and words is not there: said of every one alone, since
-- search_titled and search_loose would read a negation of several as one of a phrase.
CREATE FUNCTION "search_without"("asked" text) RETURNS SETOF text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (SELECT '(' || string_agg('!' || part, '|') || ')' FROM (
    SELECT search_paired(found[1]) AS part
    UNION SELECT search_quoted(lexeme) FROM unnest(to_tsvector('public.site_text', search_spaced(found[1])))
  ) said)
  FROM regexp_matches(asked, search_refused(), 'g') AS found WHERE found[1] IS NOT NULL
$$;

-- As it stood, but for what is now said above.
CREATE OR REPLACE FUNCTION "search_query"("asked" text) RETURNS tsquery LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  kept text := search_kept(asked);
  wanted tsquery := websearch_to_tsquery('public.site_text', search_spaced(kept));
  part text;
BEGIN
  IF numnode(wanted) = 0 THEN wanted := websearch_to_tsquery('public.site_words', search_spaced(kept)); END IF;
  FOR part IN SELECT search_paired(kept) UNION ALL SELECT search_without(asked) LOOP
    wanted := wanted && part::tsquery;
  END LOOP;
  IF querytree(wanted) = 'T' THEN
    wanted := plainto_tsquery('public.site_words', search_spaced(asked));
    FOR part IN SELECT search_paired(asked) LOOP
      wanted := wanted && part::tsquery;
    END LOOP;
  END IF;
  RETURN wanted;
END $$;

-- What holds any of the words that are wanted, those of phrases too, and nothing that is not. Where nothing is wanted it is
-- empty. The parts of a query are its words, and, with the sign before it, each word or phrase that is not wanted.
CREATE OR REPLACE FUNCTION "search_any"("asked" text) RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce('(' || string_agg(part, '|') FILTER (WHERE part !~ '^[(]?!') || ')' || coalesce('&' || string_agg(part, '&') FILTER (WHERE part ~ '^[(]?!'), ''), '')::tsquery
  FROM (
    SELECT found[1] AS part FROM regexp_matches(
      websearch_to_tsquery('public.site_text', search_spaced(search_kept(asked)))::text,
      $q$!\((?: |<(?:-|\d+)>|'(?:[^']|'')*')+\)|!?'(?:[^']|'')*'$q$, 'g') AS found
    UNION
    SELECT search_paired(search_kept(asked))
    UNION
    SELECT search_without(asked)
  ) said
$$;
