export const payment = {
  payment: {
    pattern: 'Payment pattern',
    plan: 'Make the plan',
    replan: 'Make the plan anew',
    months: 'Number of months',
    monthCount: '{n, plural, one {# month} other {# months}}',
    needsTotal: 'A plan needs a date and a total.',
    otherTotal: 'The instalments come to {planned}, the quotation to {total}.',
    respread: 'Spread again',
    patterns: {
      days30: 'After 30 days',
      days30To60: '30 and 60 days',
      days30To90: '30, 60 and 90 days',
      halfDown: '50% down, the rest in 30 days',
      monthly: 'Equal monthly instalments',
    },
  },
}
