-- Whether somebody wrote the slug. Of posts from before it is not known: their slug follows the title while it can be told
-- that it was made from it.
alter table "articles" add column "slug_is_own" boolean not null default false;
