export const why = {
  why: {
    menu: 'لماذا لا أستطيع؟',
    title: 'لماذا لا أستطيع؟',
    right:
      'يتطلب هذا {n, select, one {صلاحية «⁨{rights}⁩»} other {هذه الصلاحيات: ⁨{rights}⁩}}، وهي {count, select, one {لدى دور ⁨{roles}⁩} other {لدى هذه الأدوار: ⁨{roles}⁩}}.',
    rightOfNobody:
      'يتطلب هذا {n, select, one {صلاحية «⁨{rights}⁩»} other {هذه الصلاحيات: ⁨{rights}⁩}}، وليست لدى أي دور.',
    page: 'هذه الصفحة متاحة {count, select, one {لدور ⁨{roles}⁩} other {لهذه الأدوار: ⁨{roles}⁩}}.',
    pageOfNobody: 'هذه الصفحة غير متاحة لأي دور.',
    everyField: 'كل الحقول',
    ask: 'طلب الصلاحية',
    askFor: 'طلب الصلاحية: ⁨{commands}⁩',
    requested: 'طلبتها، والرد قيد الانتظار.',
    closed: 'طلبت هذه الصلاحية هذا الأسبوع ولم تُمنح. يمكنك طلبها من جديد بعد أسبوع.',
    nothing: 'لا يوجد إجراء لا يمكنك تنفيذه على هذا السجل الآن.',
    openNow: 'يمكنك فتح هذه الصفحة الآن.',
    open: 'فتح الصفحة',
    failed: 'تعذر تحميل الأسباب.',
    decline: 'رفض',
    wasGiven: 'مُنحت الصلاحية.',
    wasDeclined: 'رُفض الطلب.',
    isOver: 'لم يعد هذا الطلب صالحًا.',
    rights: 'لعدم وجود الصلاحية',
    state: 'بسبب حالة السجل',
  },
}
