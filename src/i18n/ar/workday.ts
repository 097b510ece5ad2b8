export const workday = {
  owners: {
    owner: 'المسؤول',
    mine: 'المسندة إليّ',
    assign: 'إسناد',
    assignTitle: 'إلى من يُسند ⁨{name}⁩؟',
    assignText: 'يصل إشعار إلى الشخص الذي تختاره. ولا يتغيّر منشئ السجل.',
    assigned: 'تم تغيير المسؤول',
    nobody: 'لا يوجد مستخدم نشط آخر يمكنه رؤية هذه السجلات.',
    loading: 'جارٍ تحميل الأشخاص…',
    choose: 'اختر شخصًا',
  },
}
