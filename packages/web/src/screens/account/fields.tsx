import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

/** A text field with its label, and a hint below. */
export function Field({
  label,
  hint,
  value,
  onInput,
  type = 'text',
  autoComplete,
  maxLength = 200,
  minLength = 1,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly type?: 'text' | 'password' | 'email';
  readonly autoComplete: string;
  readonly maxLength?: number;
  readonly minLength?: number;
}) {
  const [inputId, hintId] = [useId(), useId()];
  const input = {
    id: inputId,
    value,
    required: true,
    minLength,
    maxLength,
    autoComplete,
    autoCapitalize: 'none',
    inputMode: type === 'email' ? 'email' : 'text',
    spellcheck: false,
    'aria-describedby': hint === undefined ? undefined : hintId,
    onInput: (event: { readonly currentTarget: HTMLInputElement }) => onInput(event.currentTarget.value),
  } as const;
  return (
    <div>
      <label class="field" htmlFor={inputId}>
        <span>{label}</span>
        {type === 'password' ? <input type="password" {...input} /> : <input type="text" {...input} />}
      </label>
      {hint !== undefined && (
        <p class="aside" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Where a new password is chosen. */
export function NewPasswordField({
  label,
  hint,
  value,
  onInput,
}: {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
}) {
  return (
    <Field
      label={label}
      hint={hint}
      type="password"
      value={value}
      onInput={onInput}
      autoComplete="new-password"
    />
  );
}

/** A titled part of the account screen. */
export function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <section class="panel stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
