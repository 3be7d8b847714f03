/** Where the downloaded file begins: the checker alone, in the reader's language. */
import styles from './checker.module.css';
import { mountChecker } from './checker-page.ts';
import { element } from './dom.ts';
import { LANGUAGES, languageOf, speechIn, type Language } from './words.ts';

const NAMES: Readonly<Record<Language, string>> = { bn: 'বাংলা', en: 'English', hi: 'हिन्दी' };

function start(language: Language): void {
  const speech = speechIn(language);
  document.documentElement.lang = language;
  document.title = speech.say('title');
  const place = element('main', {});
  const choices = LANGUAGES.map((other) => {
    const isChosen = String(other === language);
    const choice = element(
      'button',
      { type: 'button', lang: other, 'aria-pressed': isChosen },
      NAMES[other],
    );
    choice.addEventListener('click', () => start(other));
    return choice;
  });
  const bar = element(
    'div',
    { class: styles.languages, role: 'group', 'aria-label': speech.say('language') },
    ...choices,
  );
  document.body.replaceChildren(
    element('header', { class: styles.head }, element('h1', {}, speech.say('title')), bar),
    place,
  );
  mountChecker(place, speech);
}

start(languageOf(navigator.language));
window.addEventListener('hashchange', () => start(languageOf(document.documentElement.lang)));
