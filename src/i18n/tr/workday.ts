export const workday = {
  owners: {
    owner: 'Sorumlu',
    mine: 'Benim',
    assign: 'Sorumlu ata',
    assignTitle: '“{name}” kime verilsin?',
    assignText: 'Seçtiğiniz kişiye bildirim gider. Kaydı kimin oluşturduğu değişmez.',
    assigned: 'Sorumlu değiştirildi',
    nobody: 'Bu kayıtları görebilen başka etkin kullanıcı yok.',
    loading: 'Kişiler alınıyor…',
    choose: 'Kişi seçin',
  },
} as const
