-- What Prisma's schema cannot say. docs/decisions/0012-search-index.md tells why it is built like this.

-- Words as readers of English mean them: stems without stop words, and every word as it is written. Neither knows accents.
CREATE TEXT SEARCH CONFIGURATION "site_text" (COPY = pg_catalog.english);
ALTER TEXT SEARCH CONFIGURATION "site_text" ALTER MAPPING FOR word, hword, hword_part WITH unaccent, english_stem;
ALTER TEXT SEARCH CONFIGURATION "site_text" ALTER MAPPING FOR numword, numhword, hword_numpart WITH unaccent, simple;
CREATE TEXT SEARCH CONFIGURATION "site_words" (COPY = pg_catalog.simple);
ALTER TEXT SEARCH CONFIGURATION "site_words" ALTER MAPPING FOR word, hword, hword_part, numword, numhword, hword_numpart WITH unaccent, simple;

-- Markdown as the text that somebody reads, near enough for words and snippets. The two marks of a snippet are taken out.
CREATE FUNCTION "search_plain"("markdown" text, "most" int) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  plain text := translate(left(markdown, most), U&'\E000\E001`', '');
BEGIN
  plain := regexp_replace(plain, '!?\[([^][]*)\]\([^()\s]*(?:\s+"[^"]*")?\)', '\1', 'g');
  plain := regexp_replace(plain, '</?[A-Za-z][^<>]*>|\[\^[^]]*\]:?|\|', ' ', 'g');
  plain := regexp_replace(plain, '^[ \t]*(?:(?:#{1,6}|[>*+-]|\d{1,3}[.)])[ \t]+|~~~\w*|(?:[-=_*:]{3,}[ \t]*)+$)+', '', 'ng');
  plain := regexp_replace(plain, '\*+|~~+|(?<![[:alnum:]])_+|_+(?![[:alnum:]])|\\(?=[[:punct:]])', '', 'g');
  RETURN btrim(regexp_replace(plain, '\s+', ' ', 'g'));
END $$;

-- Scripts written without spaces: Thai, Lao, Burmese, Khmer, Japanese, Chinese, Korean.
CREATE FUNCTION "search_unspaced"() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\uff66-\uff9f]+'
$$;
-- They are taken apart into pairs of neighbours, '電池寿命' → '電池 池寿 寿命', in texts and in queries.
CREATE FUNCTION "search_pairs"("said" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN said ~ public.search_unspaced() THEN (
    SELECT string_agg(substr(run[1], at, 2), ' ')
    FROM regexp_matches(said, public.search_unspaced(), 'g') AS run, generate_series(1, greatest(char_length(run[1]) - 1, 1)) AS at
  ) ELSE '' END
$$;
CREATE FUNCTION "search_vector"("said" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('public.site_text', said) || to_tsvector('pg_catalog.simple', public.search_pairs(said))
$$;

-- The one place that says what is public and what of it is searched. A row that is not here is found by nobody.
CREATE VIEW "search_sources" AS
  SELECT CASE a.kind WHEN 'review' THEN 'review'::search_kind ELSE 'article'::search_kind END AS kind, a.id, a.title,
    concat_ws(' ', array_to_string(a.tag_names, ' '), p.full_name, p.username, c.name, up.name, r.brand, r.product_name) AS labels,
    concat_ws(' ', search_plain(a.excerpt, 1000), search_plain(a.content, 40000), r.verdict, array_to_string(r.pros || r.cons, ' ')) AS body,
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
  WHERE p.is_public OR EXISTS (SELECT FROM articles a WHERE a.author_id = p.id AND a.status = 'published' AND a.deleted_at IS NULL);

-- Beside its words a document has signs, which no text can hold: '^word' for a word of the title, '=e7' for its era of 1024
-- documents of the same kind, '=d2026-11-21' and '=m2026-11' for when it was published, '=caudio' for its category.
CREATE FUNCTION "search_document_vector"("title" text, "labels" text, "body" text, "discussion" text, "categories" text[], "published_at" timestamptz, "place" int)
  RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
DECLARE
  head tsvector := search_vector(title) || to_tsvector('public.site_words', title);
BEGIN
  RETURN setweight(head, 'A') || setweight(search_vector(labels), 'B') || setweight(search_vector(body), 'C') || setweight(search_vector(discussion), 'D')
    || array_to_tsvector(ARRAY(SELECT '^' || lexeme FROM unnest(tsvector_to_array(head)) AS lexeme)
      || ARRAY(SELECT '=c' || slug FROM unnest(categories) AS slug WHERE slug <> '')
      || ARRAY['=e' || place / 1024, to_char(published_at AT TIME ZONE 'UTC', '"=d"YYYY-MM-DD'), to_char(published_at AT TIME ZONE 'UTC', '"=m"YYYY-MM')]);
END $$;

-- The words of a title and of names that may be offered for one that nothing holds.
CREATE FUNCTION "search_words_of"("title" text, "labels" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word FROM unnest(tsvector_to_array(to_tsvector('public.site_words', concat_ws(' ', title, labels)))) AS word WHERE word ~ '^[[:alpha:]]{3,30}$'
$$;

-- Makes the documents of these ids anew, or takes them away. The rows are locked before the sources are read, so that of two
-- that do it at once the later one sees what the earlier one's transaction wrote. Words of titles and names are noted.
CREATE FUNCTION "search_refresh"("ids" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM search_documents d WHERE d.id = ANY (ids) ORDER BY d.id FOR UPDATE;
  DELETE FROM search_documents d WHERE d.id = ANY (ids) AND (d.id, d.kind) NOT IN (SELECT s.id, s.kind FROM search_sources s WHERE s.id = ANY (ids));
  WITH fresh AS MATERIALIZED (
    SELECT s.*, coalesce(d.place,
      coalesce((SELECT max(latest.place) FROM search_documents latest WHERE latest.kind = s.kind), 0)
        + row_number() OVER (PARTITION BY s.kind, d.id IS NULL ORDER BY s.published_at, s.id)::int) AS place
    FROM search_sources s LEFT JOIN search_documents d ON d.id = s.id
    WHERE s.id = ANY (ids)
  ), noted AS (
    INSERT INTO search_words (word) SELECT word FROM fresh, search_words_of(title, labels) AS word GROUP BY word ORDER BY word ON CONFLICT DO NOTHING
  )
  INSERT INTO search_documents (id, kind, place, title, body, discussion, published_at, vector)
    SELECT id, kind, place, title, body, discussion, published_at, search_document_vector(title, labels, body, discussion, categories, published_at, place)
    FROM fresh
    ON CONFLICT (id) DO UPDATE SET title = excluded.title, body = excluded.body, discussion = excluded.discussion,
      published_at = excluded.published_at, vector = excluded.vector;
END $$;

-- All of it anew, for a database whose triggers were off while it was filled.
CREATE FUNCTION "search_rebuild"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_queue;
  DELETE FROM search_documents;
  INSERT INTO search_documents (id, kind, place, title, body, discussion, published_at, vector)
    SELECT id, kind, place, title, body, discussion, published_at, search_document_vector(title, labels, body, discussion, categories, published_at, place)
    FROM (SELECT s.*, row_number() OVER (PARTITION BY s.kind ORDER BY s.published_at, s.id)::int AS place FROM search_sources s OFFSET 0) fresh;
  DELETE FROM search_words;
  INSERT INTO search_words (word) SELECT word FROM search_sources, search_words_of(title, labels) AS word GROUP BY word ORDER BY word;
END $$;

-- What somebody asks for: words, "phrases", -without, or. Stop words alone are looked for in titles, which keep theirs; what
-- could only be answered by reading everything (-without alone) is read as plain words. Without a word it is empty.
CREATE FUNCTION "search_query"("asked" text) RETURNS tsquery LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  spaced text := regexp_replace(asked, search_unspaced(), ' ', 'g');
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

-- The newest `most` documents of a kind that hold the words. It looks at the newest two eras first; how often the words stand
-- there says how much further back to look. So a common word is found early, a rare one has few documents, and no word costs
-- much more than `most` of them.
CREATE FUNCTION "search_newest"("wanted_kind" search_kind, "wanted" tsquery, "most" int) RETURNS TABLE ("id" uuid, "place" int, "published_at" timestamptz)
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  latest int := (SELECT max(d.place) / 1024 FROM search_documents d WHERE d.kind = wanted_kind);
  era int := latest;
  eras int := 2;
  missing int := most;
  signs text;
  seen int;
BEGIN
  WHILE era >= 0 AND missing > 0 LOOP
    -- Where most of what is left would be named, all of it is cheaper.
    signs := CASE WHEN eras <= 256 AND eras * 1.6 < era + 1 THEN (SELECT string_agg(format('''=e%s''', one), '|') FROM generate_series(era - eras + 1, era) AS one) END;
    -- The literal kind leads to the index of the kind.
    RETURN QUERY EXECUTE format(
      'WITH found AS MATERIALIZED (SELECT d.id, d.place, d.published_at FROM search_documents d WHERE d.kind = %L AND d.vector @@ $1)
      SELECT * FROM found WHERE found.place < $2 ORDER BY found.place DESC LIMIT $3', wanted_kind)
      USING CASE WHEN signs IS NULL THEN wanted ELSE wanted && signs::tsquery END, (era + 1) * 1024, missing;
    GET DIAGNOSTICS seen = ROW_COUNT;
    EXIT WHEN signs IS NULL;
    missing := missing - seen;
    era := era - eras;
    eras := ceil(1.25 * missing * (latest - era) / greatest(most - missing, 1));
  END LOOP;
END $$;

-- A lexeme as a tsquery writes it.
CREATE FUNCTION "search_quoted"("lexeme" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT $q$'$q$ || replace(replace(lexeme, '\', '\\'), $q$'$q$, $q$''$q$) || $q$'$q$
$$;

-- The same query for titles alone, and one that takes a phrase for its words: the index knows no order of words.
CREATE FUNCTION "search_titled"("wanted" tsquery) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(wanted::text, $q$'((?:[^']|'')*)'$q$, $q$'^\1'$q$, 'g')::tsquery
$$;
CREATE FUNCTION "search_loose"("wanted" tsquery) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(wanted::text, '<(?:-|\d+)>', '&', 'g')::tsquery
$$;

-- What holds any of the words.
CREATE FUNCTION "search_any"("asked" text) RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(search_quoted(lexeme), '|'), '')::tsquery FROM unnest(tsvector_to_array(search_vector(asked))) AS lexeme
$$;

-- Titles that hold the words typed so far, the last of which may go on.
CREATE FUNCTION "search_begun"("asked" text) RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(search_quoted('^' || word) || CASE WHEN goes_on THEN ':*' ELSE '' END, '&'), '')::tsquery FROM (
    SELECT ltrim(lexeme, '-') AS word, positions[1] = max(positions[1]) OVER () AS goes_on
    FROM unnest(to_tsvector('public.site_words', regexp_replace(asked, search_unspaced(), ' ', 'g'))) WHERE lexeme !~ '.-'
    UNION ALL
    SELECT pair, char_length(pair) = 1 FROM unnest(string_to_array(search_pairs(asked), ' ')) AS pair WHERE pair <> ''
  ) typed
$$;

-- Words of titles and names that resemble one, the nearest first.
CREATE FUNCTION "search_alike"("asked" text, "most" int) RETURNS SETOF text LANGUAGE sql STABLE SET pg_trgm.similarity_threshold = 0.2 AS $$
  SELECT word FROM search_words
  WHERE word % asked AND word <> asked AND char_length(word) BETWEEN char_length(asked) - 2 AND char_length(asked) + 2
  ORDER BY similarity(word, asked) DESC, word LIMIT most
$$;

-- No write can forget the index. What changes a thing itself is found, or is found no more, with the same commit; a new
-- comment or reply, and the new name of a person, category or source, follow through `search_queue` within seconds.
CREATE FUNCTION "search_keep_article"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Drafts are saved often and found by nobody.
  IF (TG_OP <> 'INSERT' AND OLD.status = 'published') OR (TG_OP <> 'DELETE' AND NEW.status = 'published') THEN
    -- A public text gives its author a public page.
    PERFORM search_refresh(array_remove(ARRAY[NEW.id, NEW.author_id, OLD.id, OLD.author_id], NULL));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "articles_search" AFTER INSERT OR DELETE OR UPDATE OF "kind", "title", "excerpt", "content", "author_id", "category", "status", "tag_names", "published_at", "deleted_at" ON "articles"
  FOR EACH ROW EXECUTE FUNCTION "search_keep_article"();

CREATE FUNCTION "search_keep_review"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh(array_remove(ARRAY[NEW.article_id, OLD.article_id], NULL));
  RETURN NULL;
END $$;
CREATE TRIGGER "reviews_search" AFTER INSERT OR DELETE OR UPDATE ON "reviews"
  FOR EACH ROW EXECUTE FUNCTION "search_keep_review"();

CREATE FUNCTION "search_keep_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh(array_remove(ARRAY[NEW.id, OLD.id], NULL));
  RETURN NULL;
END $$;
CREATE TRIGGER "topics_search" AFTER INSERT OR DELETE OR UPDATE OF "title", "content", "author_id", "category", "tag_names", "created_at", "hidden_at", "deleted_at", "withdrawn_at" ON "topics"
  FOR EACH ROW EXECUTE FUNCTION "search_keep_row"();
CREATE TRIGGER "news_items_search" AFTER INSERT OR DELETE OR UPDATE OF "title", "description", "author", "source_id", "category", "published_at", "hidden_at" ON "news_items"
  FOR EACH ROW EXECUTE FUNCTION "search_keep_row"();
CREATE TRIGGER "products_search" AFTER INSERT OR DELETE OR UPDATE OF "name", "brand", "description", "category", "facts", "withdrawn_at" ON "products"
  FOR EACH ROW EXECUTE FUNCTION "search_keep_row"();
CREATE TRIGGER "profiles_search" AFTER INSERT OR DELETE OR UPDATE OF "username", "full_name", "bio", "is_public" ON "profiles"
  FOR EACH ROW EXECUTE FUNCTION "search_keep_row"();

CREATE FUNCTION "search_queue_author"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue (document_id)
    SELECT a.id FROM articles a WHERE a.author_id = NEW.id AND a.status = 'published' AND a.deleted_at IS NULL
    UNION ALL SELECT t.id FROM topics t WHERE t.author_id = NEW.id AND t.hidden_at IS NULL AND t.deleted_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "profiles_search_author" AFTER UPDATE OF "username", "full_name" ON "profiles"
  FOR EACH ROW WHEN ((OLD.username::text, OLD.full_name) IS DISTINCT FROM (NEW.username::text, NEW.full_name))
  EXECUTE FUNCTION "search_queue_author"();

CREATE FUNCTION "search_queue_category"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  within uuid[] := ARRAY(SELECT c.id FROM categories c WHERE c.id = NEW.id OR c.parent_id = NEW.id);
BEGIN
  INSERT INTO search_queue (document_id)
    SELECT a.id FROM articles a WHERE a.category = ANY (within) AND a.status = 'published' AND a.deleted_at IS NULL
    UNION ALL SELECT t.id FROM topics t WHERE t.category = ANY (within) AND t.hidden_at IS NULL AND t.deleted_at IS NULL
    UNION ALL SELECT n.id FROM news_items n WHERE n.category = ANY (within) AND n.hidden_at IS NULL
    UNION ALL SELECT o.id FROM products o WHERE o.category = ANY (within) AND o.withdrawn_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "categories_search" AFTER UPDATE OF "slug", "name", "parent_id" ON "categories"
  FOR EACH ROW WHEN ((OLD.slug, OLD.name, OLD.parent_id) IS DISTINCT FROM (NEW.slug, NEW.name, NEW.parent_id))
  EXECUTE FUNCTION "search_queue_category"();

CREATE FUNCTION "search_queue_source"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue (document_id) SELECT n.id FROM news_items n WHERE n.source_id = NEW.id AND n.hidden_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "news_sources_search" AFTER UPDATE OF "name" ON "news_sources"
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION "search_queue_source"();

-- What is said under a text is searched as a part of it. Saying something costs one row; taking it back, hiding and editing
-- happen seldom and count at once.
CREATE FUNCTION "search_queue_said"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO search_queue (document_id) SELECT DISTINCT %1$I FROM said WHERE %1$I IS NOT NULL', TG_ARGV[0]);
  RETURN NULL;
END $$;
CREATE FUNCTION "search_keep_said"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
BEGIN
  EXECUTE CASE TG_OP WHEN 'DELETE' THEN format('SELECT array_agg(DISTINCT %1$I) FROM said WHERE %1$I IS NOT NULL', TG_ARGV[0])
    ELSE format('SELECT array_agg(DISTINCT said.%1$I) FROM said JOIN saying USING (id) WHERE said.%1$I IS NOT NULL
      AND (said.content, said.hidden_at, said.deleted_at) IS DISTINCT FROM (saying.content, saying.hidden_at, saying.deleted_at)', TG_ARGV[0]) END INTO ids;
  IF ids IS NOT NULL THEN PERFORM search_refresh(ids); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "comments_search_said" AFTER INSERT ON "comments" REFERENCING NEW TABLE AS "said" FOR EACH STATEMENT EXECUTE FUNCTION "search_queue_said"('article_id');
CREATE TRIGGER "comments_search_changed" AFTER UPDATE ON "comments" REFERENCING OLD TABLE AS "said" NEW TABLE AS "saying" FOR EACH STATEMENT EXECUTE FUNCTION "search_keep_said"('article_id');
CREATE TRIGGER "comments_search_gone" AFTER DELETE ON "comments" REFERENCING OLD TABLE AS "said" FOR EACH STATEMENT EXECUTE FUNCTION "search_keep_said"('article_id');
CREATE TRIGGER "replies_search_said" AFTER INSERT ON "replies" REFERENCING NEW TABLE AS "said" FOR EACH STATEMENT EXECUTE FUNCTION "search_queue_said"('topic_id');
CREATE TRIGGER "replies_search_changed" AFTER UPDATE ON "replies" REFERENCING OLD TABLE AS "said" NEW TABLE AS "saying" FOR EACH STATEMENT EXECUTE FUNCTION "search_keep_said"('topic_id');
CREATE TRIGGER "replies_search_gone" AFTER DELETE ON "replies" REFERENCING OLD TABLE AS "said" FOR EACH STATEMENT EXECUTE FUNCTION "search_keep_said"('topic_id');

-- Rows stay narrow, since a search looks at thousands of them and at the texts of few. What exists already.
ALTER TABLE "search_documents" SET (toast_tuple_target = 128);
ALTER TABLE "search_documents" ALTER COLUMN "vector" SET STORAGE EXTERNAL;
SELECT "search_rebuild"();

-- One index for each kind, so that a word that is common in one costs nothing in another. No list of pending entries: every
-- search would have to read it.
CREATE INDEX "search_documents_review" ON "search_documents" USING gin ("vector") WITH (fastupdate = off) WHERE "kind" = 'review';
CREATE INDEX "search_documents_article" ON "search_documents" USING gin ("vector") WITH (fastupdate = off) WHERE "kind" = 'article';
CREATE INDEX "search_documents_news" ON "search_documents" USING gin ("vector") WITH (fastupdate = off) WHERE "kind" = 'news';
CREATE INDEX "search_documents_topic" ON "search_documents" USING gin ("vector") WITH (fastupdate = off) WHERE "kind" = 'topic';
CREATE INDEX "search_documents_product" ON "search_documents" USING gin ("vector") WITH (fastupdate = off) WHERE "kind" = 'product';
CREATE INDEX "search_documents_person" ON "search_documents" USING gin ("vector") WITH (fastupdate = off) WHERE "kind" = 'person';

-- Words that resemble another.
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);
