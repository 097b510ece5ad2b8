-- A code as it is compared, however it was written: `codeKey` of the domain; a test compares the two.
-- Immutable, so that indexes may use it: the rules of ICU are named, none is the server's. Taken off
-- both ends are the characters that `cleanText` of the domain takes: blanks, zero-width and
-- directional marks.
create or replace function code_key(code text) returns text
  language sql immutable strict parallel safe
  return lower(
    translate(
      normalize(
        regexp_replace(
          code collate pg_catalog."C",
          E'^[ \t\n\r\f\u000b\u00a0\u00ad\u0085\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f'
          '\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0]+'
          '|[ \t\n\r\f\u000b\u00a0\u00ad\u0085\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f'
          '\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0]+$',
          '', 'g'
        ),
        NFKC
      ),
      'İIı', 'iii'
    ) collate pg_catalog."und-x-icu"
  );
