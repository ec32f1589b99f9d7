/** The page of `ludi host`: the lobby, or a table. The address has the table and its game; what is secret is behind `#`. */
import { element } from './elements';
import { keepLanguage } from './kept';
import { showLobby } from './lobby';
import { showTable } from './table';
import { chosenLanguage, LANGUAGES, type Language } from './texts';

const page = document.getElementById('page') as HTMLElement;
const bar = document.getElementById('bar') as HTMLElement;
let end = () => {};

function show(language: Language): void {
  end();
  document.documentElement.lang = language;
  const choice = element(
    'select',
    {
      'aria-label': 'Language · Sprache',
      onchange: () => {
        keepLanguage(choice.value as Language);
        show(choice.value as Language);
      },
    },
    ...Object.entries(LANGUAGES).map(([value, name]) =>
      element('option', { value, selected: value === language }, name),
    ),
  );
  bar.replaceChildren(
    element('a', { href: './', className: 'home' }, 'Ludi Romani'),
    element('span', { id: 'status', role: 'status' }),
    choice,
  );
  const { searchParams, hash } = new URL(location.href);
  const [id, game] = [searchParams.get('table'), searchParams.get('game')];
  const secret = new URLSearchParams(hash.slice(1));
  const where = { page, status: document.getElementById('status') as HTMLElement, language, go };
  const secrets = { invitation: secret.get('invitation'), host: secret.get('host') };
  end = id === null || game === null ? showLobby(where) : showTable(where, id, game, secrets);
}

/** Goes to another address of this page. The page is not loaded again: if storage is denied, the tokens are in its memory alone. */
function go(address: string): void {
  history.pushState(null, '', address);
  show(chosenLanguage());
}

show(chosenLanguage());
// also after a change of the part behind `#`
addEventListener('popstate', () => show(chosenLanguage()));
