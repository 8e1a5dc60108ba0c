-- Dashes that mean nothing, words that go on, and what a text is about (docs/decisions/0012-search-index.md).

-- As it stood, but for dashes: Postgres takes each for a negation, and three dozen in a row for a mistake. One is meant that
-- begins a word or a phrase, or stands within a word.
CREATE OR REPLACE FUNCTION "search_query"("asked" text) RETURNS tsquery LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  spaced text := regexp_replace(regexp_replace(asked, search_unspaced(), ' ', 'g'), '-(?![[:alnum:]"])|(?<![[:alnum:][:space:](])(?!^)-', ' ', 'g');
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

-- The same query where each of some words may be the beginning of one. A beginning is taken as it is typed, since its stem may
-- begin other words: 'soni' of Sony begins 'sonic'.
CREATE FUNCTION "search_query_begun"("asked" text, "begun" text[]) RETURNS tsquery LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  wanted tsquery := search_query(asked);
  word text;
  stem tsquery;
  typed tsquery;
BEGIN
  FOREACH word IN ARRAY begun LOOP
    stem := plainto_tsquery('public.site_text', word);
    typed := plainto_tsquery('public.site_words', word);
    -- A stop word is none, and what is taken apart is no beginning.
    IF numnode(stem) = 1 AND numnode(typed) = 1 THEN wanted := ts_rewrite(wanted, stem, stem || (typed::text || ':*')::tsquery); END IF;
  END LOOP;
  RETURN wanted;
END $$;

-- The same query for titles and labels.
CREATE FUNCTION "search_named"("wanted" tsquery) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(wanted::text, $q$'((?:[^']|'')*)'(?::(\*))?$q$, $q$'\1':\2AB$q$, 'g')::tsquery
$$;

-- A text after its excerpt; alone where the excerpt is its beginning, which would be told twice.
CREATE FUNCTION "search_told"("excerpt" text, "content" text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  summary text := search_plain(excerpt, 1000);
  told text := search_plain(content, 40000);
BEGIN
  IF strpos(regexp_replace(left(told, 2000), '[^[:alnum:]]+', '', 'g'), regexp_replace(summary, '[^[:alnum:]]+', '', 'g')) > 0 THEN RETURN told; END IF;
  RETURN concat_ws(' ', summary, told);
END $$;

-- As it stood, but for the excerpt.
CREATE OR REPLACE VIEW "search_sources" AS
  SELECT CASE a.kind WHEN 'review' THEN 'review'::search_kind ELSE 'article'::search_kind END AS kind, a.id, a.title,
    concat_ws(' ', array_to_string(a.tag_names, ' '), p.full_name, p.username, c.name, up.name, r.brand, r.product_name) AS labels,
    concat_ws(' ', search_told(a.excerpt, a.content), r.verdict, array_to_string(r.pros || r.cons, ' ')) AS body,
    coalesce((SELECT string_agg(search_plain(said.content, 1000), ' ') FROM (
      SELECT m.content FROM comments m WHERE m.article_id = a.id AND m.hidden_at IS NULL AND m.deleted_at IS NULL
      ORDER BY m.created_at DESC LIMIT 40
    ) said), '') AS discussion,
    ARRAY[c.slug, up.slug] AS categories, a.published_at
  FROM articles a
    JOIN profiles p ON p.id = a.author_id
    JOIN categories c ON c.id = a.category
    LEFT JOIN categories up ON up.id = c.parent_id
    LEFT JOIN reviews r ON r.article_id = a.id
  WHERE a.status = 'published' AND a.deleted_at IS NULL
  UNION ALL
  SELECT 'topic', t.id, t.title,
    concat_ws(' ', array_to_string(t.tag_names, ' '), CASE WHEN t.withdrawn_at IS NULL THEN p.full_name END, CASE WHEN t.withdrawn_at IS NULL THEN p.username END, c.name),
    CASE WHEN t.withdrawn_at IS NULL THEN search_plain(t.content, 12000) ELSE '' END,
    coalesce((SELECT string_agg(search_plain(said.content, 1000), ' ') FROM (
      SELECT m.content FROM replies m WHERE m.topic_id = t.id AND m.hidden_at IS NULL AND m.deleted_at IS NULL
      ORDER BY m.position DESC LIMIT 40
    ) said), ''),
    ARRAY[c.slug], t.created_at
  FROM topics t JOIN categories c ON c.id = t.category LEFT JOIN profiles p ON p.id = t.author_id
  WHERE t.hidden_at IS NULL AND t.deleted_at IS NULL
  UNION ALL
  SELECT 'news', n.id, n.title, concat_ws(' ', s.name, n.author, c.name), search_plain(n.description, 4000), '', ARRAY[c.slug], n.published_at
  FROM news_items n JOIN news_sources s ON s.id = n.source_id JOIN categories c ON c.id = n.category
  WHERE n.hidden_at IS NULL
  UNION ALL
  SELECT 'product', o.id, o.name, concat_ws(' ', o.brand, c.name),
    concat_ws(' ', search_plain(o.description, 12000), regexp_replace(o.facts::text, '[][",]+', ' ', 'g')), '', ARRAY[c.slug], o.created_at
  FROM products o JOIN categories c ON c.id = o.category
  WHERE o.withdrawn_at IS NULL
  UNION ALL
  SELECT 'person', p.id, coalesce(p.full_name, p.username::text), p.username::text, search_plain(coalesce(p.bio, ''), 4000), '', ARRAY[]::text[], p.created_at
  FROM profiles p
  WHERE p.id <> '00000000-0000-7000-8000-000000000000'
    AND (p.is_public OR EXISTS (SELECT FROM articles a WHERE a.author_id = p.id AND a.status = 'published' AND a.deleted_at IS NULL));

-- Told twice were cut excerpts, and texts that are no longer than one. The job makes their documents anew after the start.
INSERT INTO search_queue (document_id)
  SELECT a.id FROM articles a WHERE a.status = 'published' AND a.deleted_at IS NULL AND (a.excerpt LIKE '%…' OR char_length(a.content) < 200);
