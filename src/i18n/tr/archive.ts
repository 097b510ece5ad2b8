export const archive = {
  stockArchive: {
    chip: 'Arşivde',
    commands: { archive: 'Arşivle', unarchive: 'Arşivden çıkar' },
    questions: { archive: 'Kart arşivlensin mi?', unarchive: 'Kart arşivden çıkarılsın mı?' },
    hints: {
      archive:
        'Kart listelerde ve seçimlerde görünmez; satılmaz, rezerve edilmez, hareket görmez. Geçmişi kalır, geri alınabilir.',
      unarchive: 'Kart yeniden kullanılabilir.',
    },
    done: { archive: 'Kart arşivlendi', unarchive: 'Kart arşivden çıkarıldı' },
  },
} as const
