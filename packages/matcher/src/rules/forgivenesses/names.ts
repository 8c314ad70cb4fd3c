import { type Forgiveness, forgiveness } from '../forgiveness.ts'

/** Forgivenesses for names that one question writes in another way or in part. */
export const forgivenessesOfNames = {
  alias: forgiveness(0)`
    = Will Jorge "Tuto" Quibble resign in 2031? | Will Tuto Quibble resign in 2031?
    ! Will Jorge Quibble resign in 2031? | Will Tuto Quibble resign in 2031?`,
  'beside-shared-name': forgiveness(0.1)`
    = Zorro Prize 2031: Tarcila Quibble {event: Zorro Prize 2031} {label: Tarcila Quibble} {siblings: Zorro Prize 2031:
        Bob Doe}
      | Zorro Prize 2031: Quibble
    ! Zorro Prize 2031: Tarcila Quibble {event: Zorro Prize 2031} {label: Tarcila Quibble} {siblings: Zorro Prize 2031:
        Bob Doe}
      | Zorro Prize 2031: Doe`,
  'final-h': forgiveness(0)`
    = Will Chong Won-oh win the 2031 Lima Prize? | Will Chong Won-o win the 2031 Lima Prize?
    ! Will Ann Roe win the 2031 Lima Prize? | Will Ann Roth win the 2031 Lima Prize?`,
  'form-of-given-name': forgiveness(0)`
    = Will William Quibble resign in 2031? | Will Bill Quibble resign in 2031?
    ! Will William Quibble resign in 2031? | Will Robert Quibble resign in 2031?`,
  'joined-words': forgiveness(0)`
    = Will Blue Sky list its shares in 2031? | Will Bluesky list its shares in 2031?
    ! Will Blue Sky list its shares in 2031? | Will Blue Moon list its shares in 2031?`,
  misspelling: forgiveness(0)`
    = Will Tarcilo Freitas win the 2031 election? | Will Tarcilo Frietas win the 2031 election?
    ! Will Ann Roe win the 2031 election? | Will Ann Rae win the 2031 election?`,
  'kind-of-place': forgiveness(0.1)`
    = Will the Strait of Quibble be closed in 2031? | Will Quibble be closed in 2031?
    ! Will the Strait of Quibble be closed in 2031? | Will the Port of Tadra be closed in 2031?`,
  'maker-of-work': forgiveness(0.1)`
    = Will Quibble release Zorro 3 in 2031? | Will Zorro 3 be released in 2031?
    ! Will Quibble release Ann Roe in 2031? | Will Ann Roe be released in 2031?`,
  generation: forgiveness(0.05)`
    = Will Ann Roe Jr. be the Democratic nominee for OH-15? | Will Ann Roe be the Democratic nominee for OH-15?
    ! Will Ann Roe Jr. win the 2031 Zorro Prize for poetry? | Will Ann Roe win the 2031 Zorro Prize for poetry?`,
  'other-initial': forgiveness(1)`
    = Will B. Quibble win the 2031 Zorro Prize? | Will Ann Quibble win the 2031 Zorro Prize?
    ! Will A. Quibble win the 2031 Zorro Prize? | Will Ann Quibble win the 2031 Zorro Prize?`,
  'other-person': forgiveness(2)`
    = Will Ann Roe Jr. win the 2031 Zorro Prize for poetry? | Will Ann Roe win the 2031 Zorro Prize for poetry?
    ! Will Ann Roe Jr. visit Lima in 2031? | Will Ann Roe Jr visit Lima by the end of 2031?`,
  namesake: forgiveness(2)`
    = Will Hunter Biden be pardoned in 2031? | Will Biden be pardoned in 2031?
    ! Will Joe Biden be pardoned in 2031? | Will Biden be pardoned in 2031?`,
  'rest-of-answer': forgiveness(0.1)`
    = Will Alejandra Tarcila Quibble win the 2031 Zorro Prize? {event: Who will win the 2031 Zorro Prize?} {label:
        Alejandra Tarcila Quibble} {siblings: Will Bob Doe win the 2031 Zorro Prize?}
      | Will Quibble win the 2031 Zorro Prize? {event: Who will win the 2031 Zorro Prize?} {label: Quibble} {siblings:
        Will Bob Doe win the 2031 Zorro Prize?}
    ! Will Alejandra Tarcila Quibble win the 2031 Zorro Prize? | Will Bob Doe win the 2031 Zorro Prize?`,
  'short-name-of-subject': forgiveness(0.1)`
    = Will Tarcila Quibble freeze rents in 2031? | Will Quibble freeze rents in 2031?
    ! Will Ann Tarcila Quibble resign in 2031? | Will Bob Tarcila Quibble resign in 2031?`,
  'slug-without-accents': forgiveness(0)`
    = Will Timothée Quibble resign in 2031? | will timothe quibble resign in 2031
    ! Will Timothée Quibble resign in 2031? | Will Thomas Quibble resign in 2031?`,
  synonym: forgiveness(0)`
    = Will Zorro 5 be launched by May 31, 2031? | Will Zorro 5 be released by May 31, 2031?
    ! Will Zorro 5 be launched by May 31, 2031? | Will Zorro 5 be tested by May 31, 2031?`,
  'spelt-out': forgiveness(0.05)`
    = Will the LZF expel Peru in 2031? | Will the Lima Zorro Federation expel Peru in 2031?
    ! Will the LZF expel Peru in 2031? | Will the Lima Poetry Union expel Peru in 2031?`,
  'kind-of-company': forgiveness(0.1)`
    = Will Zorro Technologies be added to the S&P 500 in 2031? | Will Zorro be added to the S&P 500 in 2031?
    ! Will Zorro Technologies be added to the S&P 500 in 2031? | Will Quibble be added to the S&P 500 in 2031?`,
  'middle-name': forgiveness(0.05)`
    = Will Ann Tarcila Quibble resign in 2031? | Will Ann Quibble resign in 2031?
    ! Will Ann Tarcila Quibble resign in 2031? | Will Ann Doe resign in 2031?`,
  'ticker-of-name': forgiveness(0.05)`
    = will zorrotech zrtc be added to the sp 500 by march 31 2031
      | Will Zorrotech be added to the S&P 500 by March 31, 2031?
    ! will zorrotech quib be added to the sp 500 by march 31 2031
      | Will Zorrotech be added to the S&P 500 by March 31, 2031?`,
  'work-of-award': forgiveness(0.05)`
    = Will Ann Roe win Best Director at the 2031 Oscars for "Zorro"? | Will Ann Roe win Best Director at the 2031 Oscars?
    ! Will Ann Roe win Best Director at the 2031 Oscars for "Zorro"?
      | Will Ann Roe win Best Director at the 2031 Oscars for "Quibble"?`,
} satisfies Record<string, Forgiveness>
