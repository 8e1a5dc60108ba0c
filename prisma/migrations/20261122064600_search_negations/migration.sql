-- What is not to be found (docs/decisions/0012-search-index.md).

-- The words that are wanted stand in the title; those that are not stand nowhere.
CREATE OR REPLACE FUNCTION "search_titled"("wanted" tsquery) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(regexp_replace(wanted::text, $q$'((?:[^']|'')*)'$q$, $q$'^\1'$q$, 'g'), $q$!'^$q$, $q$!'$q$)::tsquery
$$;

-- A phrase is taken for its words. One that is not wanted says nothing of its words, so a sign that no document has stands
-- in its place; who asks looks at the documents themselves.
CREATE OR REPLACE FUNCTION "search_loose"("wanted" tsquery) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
    regexp_replace(wanted::text, $q$!\((?: |<(?:-|\d+)>|'(?:[^']|'')*')+\)$q$, $q$!'='$q$, 'g'), '<(?:-|\d+)>', '&', 'g')::tsquery
$$;
