export const payment = {
  payment: {
    pattern: 'Ödeme kalıbı',
    plan: 'Planı oluştur',
    replan: 'Planı yenile',
    months: 'Ay sayısı',
    monthCount: '{n, plural, other {# ay}}',
    needsTotal: 'Plan, tarih ve toplam belli olunca oluşturulur.',
    otherTotal: 'Taksitlerin toplamı {planned}, teklifin toplamı {total}.',
    respread: 'Yeniden dağıt',
    patterns: {
      days30: '30 gün sonra',
      days30To60: '30 ve 60 gün',
      days30To90: '30, 60 ve 90 gün',
      halfDown: '%50 peşin, kalanı 30 gün',
      monthly: 'Eşit aylık taksitler',
    },
  },
} as const
