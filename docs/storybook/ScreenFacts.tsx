import { parts, screens } from 'virtual:book-facts';
import { DocsLink } from './DocsLink.tsx';
import { purposes } from './purposes.ts';
import './pageFacts.css';

/** What a screen is for and made of, on its page: `stories` is the file of its stories. Nothing for stories of a dialog alone. */
export function ScreenFacts({ stories }: { stories: string }) {
  const screen = screens.find((own) => own.stories === stories);
  if (!screen) return null;
  return (
    <dl className="page-facts sb-unstyled">
      <dt>Để làm gì</dt>
      <dd>{purposes[screen.path]}</dd>
      <dt>Địa chỉ</dt>
      <dd>
        <code>{screen.path}</code>
      </dd>
      <dt>Mã nguồn</dt>
      <dd>
        <code>{screen.source}</code>
      </dd>
      <dt>Thành phần</dt>
      <dd>
        <ul>
          {parts
            .filter(({ name }) => screen.parts.includes(name))
            .map(({ name, docsId }) => (
              <li key={name}>
                <DocsLink id={docsId}>{name}</DocsLink>
              </li>
            ))}
        </ul>
      </dd>
      <dt>Lời gọi</dt>
      <dd>
        <ul>
          {screen.calls.map((call) => (
            <li key={call}>
              <code>{call}</code>
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  );
}

/** On a part's page: the screens that use it, themselves or through the kit. Nothing for what is no public part. */
export function WhereUsed({ stories }: { stories: string }) {
  const part = parts.find((own) => own.stories === stories);
  if (!part) return null;
  const users = screens.filter((screen) => screen.parts.includes(part.name));
  return (
    <>
      <h2>Nơi dùng</h2>
      <ul className="where-used">
        {users.map(({ path, title, docsId }) => (
          <li key={path}>{docsId === undefined ? title : <DocsLink id={docsId}>{title}</DocsLink>}</li>
        ))}
        {users.length === 0 ? <li>{part.users.length === 0 ? 'Chưa có nơi dùng.' : part.users.join(', ')}</li> : null}
      </ul>
    </>
  );
}
