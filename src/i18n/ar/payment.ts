export const payment = {
  payment: {
    pattern: 'نمط الدفع',
    plan: 'إنشاء الخطة',
    replan: 'إنشاء الخطة من جديد',
    months: 'عدد الأشهر',
    monthCount:
      '{n, plural, zero {لا أشهر} one {شهر واحد} two {شهران} few {# أشهر} many {# شهرًا} other {# شهر}}',
    needsTotal: 'تحتاج الخطة إلى تاريخ وإجمالي.',
    otherTotal: 'مجموع الأقساط \u2068{planned}\u2069 وإجمالي عرض السعر \u2068{total}\u2069.',
    respread: 'إعادة التوزيع',
    patterns: {
      days30: 'بعد 30 يومًا',
      days30To60: 'بعد 30 و60 يومًا',
      days30To90: 'بعد 30 و60 و90 يومًا',
      halfDown: '50% مقدمًا والباقي بعد 30 يومًا',
      monthly: 'أقساط شهرية متساوية',
    },
  },
}
