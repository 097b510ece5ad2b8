-- A quotient rounded half away from zero to six decimals, in whole numbers: a numeric division
-- would round before.
create or replace function millionths(dividend numeric, divisor numeric) returns numeric
  language sql immutable
  as $$
  select div(2000000 * abs(dividend) + abs(divisor), 2 * abs(divisor)) * 0.000001
    * sign(dividend) * sign(divisor)
$$;
