-- The digits of a number as search compares them: `digitsOf` of the domain; a test compares the two.
create or replace function digits_text(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    translate(
      normalize(value, NFKC) collate pg_catalog."C",
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
      '01234567890123456789'
    ),
    '[^0-9]', '', 'g'
  );
