export const planning = {
  /** Cards that will run short. */
  stockToOrder: {
    title: 'Sipariş edilecekler',
    counts: '{n, plural, other {# kart}}',
    search: 'Kart ara',
    type: 'Stok tipi',
    allTypes: 'Tüm tipler',
    show: 'Göster',
    likely: 'Tekliflerde bekleyen',
    projected: 'Kalacak miktar',
    suggested: 'Önerilen sipariş',
    none: 'En az miktarının altına düşecek kart yok.',
    noMatch: 'Bu aramaya uyan, sipariş edilecek kart yok.',
    rule: 'Kalacak = eldeki − rezerve − tekliflerde bekleyen. Kalacağı en az miktarın altına inen kartlar listelenir. Öneri, en çok miktara kadar tamamlar ve sipariş katına yuvarlar.',
    withoutTenders:
      'Teklifleri görme hakkınız olmadığından, gönderilmiş tekliflerin ihtiyacı burada sayılmıyor.',
    weighed: 'Gönderilmiş tekliflerin ihtiyacı %{n} oranında sayılıyor.',
    why: {
      likely:
        'Gönderilmiş, süresi geçmemiş tekliflerin sayılan satırları; kendileri için ayrılmış miktar düşülür. Gruplar parçalarına ayrılır, seçilmesi gereken satırlar sayılmaz.',
      need: 'İhtiyaç {need}, ayrılan {held}',
      sum: 'Tekliflerin ihtiyacı',
      weight: 'Ağırlık',
      suggested:
        'Kalacak miktar, en çok (yoksa en az) miktara tamamlanır; sonuç sipariş katına, kat yoksa birimin basamağına yukarı yuvarlanır.',
      upTo: 'Tamamlanacak miktar',
      missing: 'Eksik',
    },
  },
  assemblies: {
    assemble: {
      label: 'Bir araya getir',
      title: '{name}: kaç tane hazırlansın?',
      text: 'Parçalar ortalama maliyetleriyle stoktan çıkar, hazırlanan kart toplam maliyetleriyle girer.',
      notice: 'Hazırlandı; hareketler kaydedildi.',
    },
    disassemble: {
      label: 'Parçalarına ayır',
      title: '{name}: kaç tane ayrılsın?',
      text: 'Kart ortalama maliyetiyle stoktan çıkar, parçalar bu maliyetteki paylarıyla girer.',
      notice: 'Parçalarına ayrıldı; hareketler kaydedildi.',
    },
  },
  waiting: {
    hint: 'Stok geldiğinde önce en eski bekleyene haber verilir; stok kendiliğinden ayrılmaz.',
    take: 'Al',
    takeQuestion: 'Beklenen miktar şimdi ayrılsın mı?',
    takeText: 'Yeterli stok varsa ayrılır; başkası önce aldıysa beklemeye devam eder.',
    taken: 'Miktar ayrıldı',
    leave: 'Sıradan çık',
    leaveQuestion: 'Bu bekleyiş bırakılsın mı?',
    leaveText: 'Stok geldiğinde haber verilmez.',
    left: 'Sıradan çıkıldı',
  },
}
