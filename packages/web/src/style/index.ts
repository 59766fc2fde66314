// The page's style sheets. Their order counts: of two that say the same, the later holds.
import './tokens.css';
import './faces.css';
import './titles.css';
import './base.css';
import './pieces.css';
import './shell.css';
import './home.css';
import './forms.css';
import './table-menu.css';
import './replay.css';
import './rules.css';
import './lobby.css';
import './table.css';
import './table-wide.css';
import './chat.css';
import './notices.css';
import './table-phone.css';
