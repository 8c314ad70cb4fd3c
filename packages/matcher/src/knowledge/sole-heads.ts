/**
 * The countries of the table with one head, a president who is head of state and of the government beside no prime
 * minister: their leader is their head of state. Source: general knowledge, of 2026.
 */
export const ruledBySoleHead: ReadonlySet<string> = new Set(
  `ago arg ben bol bwa bra chl col com cri cyp dom ecu eri slv gmb gha gtm hnd idn ken lbr mdv mwi mex nic nga pan pry phl
    sle ssd sur tkm tur usa ury ven zaf zmb zwe`
    .split(/\s+/)
    .map((code) => `country:${code}`),
)
