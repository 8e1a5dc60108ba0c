-- Which act of saving in the editor was the last: a form whose answer got lost is sent again and is no conflict with itself.
ALTER TABLE "articles" ADD COLUMN "save_key" UUID;
