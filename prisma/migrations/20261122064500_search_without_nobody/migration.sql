-- The account that texts of members who left belong to (lib/core/nobody.ts) is no person: it is found by nobody. All else
-- stands as before.
CREATE OR REPLACE VIEW "search_sources" AS
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
  WHERE p.id <> '00000000-0000-7000-8000-000000000000'
    AND (p.is_public OR EXISTS (SELECT FROM articles a WHERE a.author_id = p.id AND a.status = 'published' AND a.deleted_at IS NULL));

SELECT search_refresh(ARRAY['00000000-0000-7000-8000-000000000000'::uuid]);
