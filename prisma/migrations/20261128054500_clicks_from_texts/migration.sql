-- A click stays that of a text once the text is gone: it must not be counted for another one then. Of those whose text went
-- before, that is not known any more.
alter table "affiliate_clicks" add column "from_text" boolean not null default false;
update "affiliate_clicks" set "from_text" = true where "article_id" is not null;
alter table "affiliate_clicks" add constraint "affiliate_clicks_from_text" check ("article_id" is null or "from_text");
