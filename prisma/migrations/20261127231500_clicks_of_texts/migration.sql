-- The text on which a link to a shop was pressed. Of clicks from before it is not known.
alter table "affiliate_clicks" add column "article_id" uuid;
alter table "affiliate_clicks" add constraint "affiliate_clicks_article_id_fkey"
  foreign key ("article_id") references "articles" ("id") on delete set null on update cascade;
create index "affiliate_clicks_article_id_idx" on "affiliate_clicks" ("article_id");
