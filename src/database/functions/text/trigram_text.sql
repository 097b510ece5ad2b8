-- A folded text in ASCII letters, for trigrams: in a database of the locale C, which the embedded
-- one has, pg_trgm knows no other letters. Each Arabic letter becomes a sign of its own; Cyrillic and
-- Greek ones become the Latin letter they sound like. Never shown; immutable, so that a generated
-- column may use it.
create or replace function trigram_text(folded text) returns text
  language sql immutable strict parallel safe
  return case
    when octet_length(folded) = length(folded) then folded
    else translate(
      folded,
      'ابتثجحخدذرزسشصضطظعغفقكلمنهويءپچژگکی'
      'абвгдежзийклмнопрстуфхцчшщыэюяіє'
      'αβγδεζηθικλμνξοπρσςτυφχψωßœæøłđ',
      'abt0jhxd1rzsc234567fqklmnowyupv89ky'
      'abvgdejziiklmnoprstufhccssyeuaie'
      'abgdezitiklmnxoprsstufhpwsoaold'
    )
  end;
