export const registering = {
  registering: {
    register: 'تسجيل كعميل',
    question: 'هل تريد تسجيل هذا الشخص كعميل؟',
    questionText:
      'يُربط عرض السعر بالعميل المسجّل. ما أُرسل من قبل يبقى كما هو، ويبيّن رابطه أن عرض السعر تغيّر، فأعد إرساله.',
    done: 'سُجّل العميل ورُبط عرض السعر',
    who: 'العميل',
    likely: 'عملاء قد يكونون الشخص نفسه',
    newCustomer: 'عميل جديد',
    fields: {
      companyName: 'اسم الشركة',
      branchName: 'الفرع (اختياري)',
      employeeName: 'الشخص المسؤول',
      email: 'البريد الإلكتروني',
      phone: 'الهاتف',
    },
  },
}
