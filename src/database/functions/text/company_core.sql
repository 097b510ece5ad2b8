-- The part of the name of a company that differs from those of others: folded, without punctuation and without the words
-- that only say what is traded under which legal form ("Öztürk Makine San. ve Tic. Ltd. Şti." is
-- "ozturk makine"). A name of such words alone keeps them. Initials of a form count with or without
-- points and blanks: "A.Ş.", "S.A.R.L.", "ذ.م.م". The Arabic article of a word does not count.
-- The words are those of Turkish, French, English, German and Arabic forms, as `fold_text` leaves
-- them. Immutable, so that a generated column may use it.
create or replace function company_core(name text) returns text
  language sql immutable strict parallel safe
  return (
    select coalesce(nullif(btrim(regexp_replace(
      words,
      ' (sanayi|sanayii|san|ticaret|ticareti|tic|ve|limited|ltd|sirketi|sirket|sti|anonim|as|a s'
      '|ic|dis|ithalat|ihracat|ith|ihr|pazarlama|paz|kooperatifi|koop|kollektif|kolektif'
      '|komandit|adi ortakligi'
      '|and|co|company|corp|corporation|inc|incorporated|llc|l l c|llp|plc|lp'
      '|gmbh|mbh|ag|kg|ohg|ug|bv|b v|nv|n v|srl|spa|sas|s a s|sasu|sarl|s a r l|sa|s a|eurl|sci|snc'
      '|et|cie|compagnie|ste|societe|ets|etablissements'
      '|و|شركه|شركات|موسسه|ذ م م|ذمم|ش م م|ش م ل|ش م ك|ش م ع|ذات|مسووليه|محدوده|مساهمه'
      '|تجاره|تجاريه|للتجاره|والتجاره|صناعه|صناعيه|للصناعه|والصناعه|للاستيراد|والاستيراد|استيراد'
      '|للتصدير|والتصدير|تصدير)(?= )',
      '', 'g'
    )), ''), btrim(words))
    from (
      select regexp_replace(
        ' ' || btrim(regexp_replace(
          translate(fold_text(name), '’''`´', '') collate pg_catalog."C",
          '[\u0001-/:-@[-`{-\u00bf\u060c\u061b\u061f\u2000-\u206f\u3000-\u303f]+', ' ', 'g'
        )) || ' ',
        ' ال(?=[^ ]{2})', ' ', 'g'
      ) as words
    ) folded
  );
