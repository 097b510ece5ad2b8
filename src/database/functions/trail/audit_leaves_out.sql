-- Columns that never enter the trail: secrets, and values that follow from other columns or rows.
create or replace function audit_leaves_out(column_name text) returns boolean
  language sql immutable
  as $$
  select column_name in ('id', 'updated_at', 'created_at',
      'hash', 'salt', 'reset_password_token', 'reset_password_expiration', 'login_attempts',
      'lock_until', 'api_key', 'api_key_index',
      'token_hash', 'token_nonce', 'paper', 'factor_required_at', 'factor_grace_from',
      'last_cost', 'stock_value', 'current_quantity', 'reserved_quantity', 'available_quantity',
      'average_cost', 'is_low', 'stage', 'sent_at', 'lost_at')
    or right(column_name, 7) = '_folded' or right(column_name, 5) = '_core'
$$;
