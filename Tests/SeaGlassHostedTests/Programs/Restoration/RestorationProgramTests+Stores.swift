import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlassNavigation

/// Apps whose stores fail, or belong to an account.
@MainActor extension RestorationProgramTests {
    // MARK: Bank

    private typealias Bank = BankVaultProgram

    private func signedIn(_ app: InstalledApp, _ session: Bank.Session, as account: String) async -> AppWindow {
        let window = await app.launch(Bank.BankRoot().environment(session))
        tap("Sign in as \(account)", in: window)
        await window.host.settleStored()
        return window
    }

    /// Opens a receipt and a card.
    private func openBank(_ window: AppWindow) async {
        window.host.selectTab(1)
        tap("Card 2", in: window)
        window.host.selectTab(0)
        tap("Payment 7", "Receipt", in: window)
    }

    private func expectRoots(in window: AppWindow, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(window.texts.contains("Payment 1"), "\(window.texts)", sourceLocation: sourceLocation)
        window.host.selectTab(1)
        #expect(window.texts.contains("Card 1"), "\(window.texts)", sourceLocation: sourceLocation)
    }

    @Test("Bank: signing out right after a push leaves nothing in the vault, and the next sign-in is at the roots")
    func signOut() async {
        let app = InstalledApp()
        let vault = BankVault()
        let session = Bank.Session(vault: vault)
        let window = await signedIn(app, session, as: "private")
        await openBank(window)
        window.host.after { session.signOut() }
        #expect(window.texts.contains("Sign in as private"))
        await window.host.settleStored()
        #expect(vault.storedRoutes(of: "private") == [])
        expectRoots(in: await signedIn(app, Bank.Session(vault: vault), as: "private"))
    }

    @Test("Bank: the other account keeps its stack, also if a person signs in to it at once")
    func otherAccount() async {
        let app = InstalledApp()
        let vault = BankVault()
        await openBank(await signedIn(app, Bank.Session(vault: vault), as: "business"))
        let session = Bank.Session(vault: vault)
        let window = await signedIn(app, session, as: "private")
        tap("Payment 3", in: window)
        window.host.after { session.signOut() }
        tap("Sign in as business", in: window)
        await window.host.settleStored()
        #expect(window.texts.contains("Receipt of 7"), "\(window.texts)")
        #expect(vault.storedRoutes(of: "private") == [])
        #expect(vault.storedRoutes(of: "business").count == 3)
    }

    @Test("Bank: a vault that is locked at the sign-out is reported, and does not show the receipt again")
    func lockedVault() async {
        let app = InstalledApp()
        let vault = BankVault()
        let session = Bank.Session(vault: vault)
        let window = await signedIn(app, session, as: "private")
        await openBank(window)
        await window.host.settleStored()
        vault.isLocked = true
        window.host.after { session.signOut() }
        await window.host.settleStored()
        #expect(session.message == "Your place could not be removed from this device.")
        vault.isLocked = false
        tap("Sign in as private", in: window)
        await window.host.settleStored()
        expectRoots(in: window)
        window.host.selectTab(0)
        tap("Payment 1", in: window)
        await window.host.settleStored()
        window.host.after { session.account = nil }
        await window.host.settleStored()
        tap("Sign in as private", in: window)
        #expect(window.title == "Payment 1" && !window.texts.contains("Receipt of 7"))
    }

    @Test("Bank: a sign-out that waits for the server counts when the answer comes, whatever happened meanwhile")
    func revoked() async {
        let app = InstalledApp()
        let vault = BankVault()
        let session = Bank.Session(vault: vault)
        let (answers, answer) = AsyncStream.makeStream(of: Void.self)
        let root = Bank.BankRoot { for await _ in answers { return } }
        let window = await app.launch(root.environment(session))
        tap("Sign in as private", in: window)
        window.host.selectTab(1)
        tap("Card 2", in: window)
        window.host.selectTab(0)
        tap("Sign out", "Payment 7", "Receipt", in: window)
        await window.host.settleStored()
        let killed = await signedIn(app, Bank.Session(vault: vault), as: "private")
        #expect(killed.texts.contains("Receipt of 7"))
        answer.yield()
        await window.host.settleStored()
        #expect(window.texts.contains("Sign in as private") && vault.storedRoutes(of: "private") == [])
        expectRoots(in: await signedIn(app, Bank.Session(vault: vault), as: "private"))
    }

    @Test("Bank: a tab that was not shown since the launch is at its root after the sign-out")
    func hiddenTab() async {
        let app = InstalledApp()
        let vault = BankVault()
        let window = await signedIn(app, Bank.Session(vault: vault), as: "private")
        window.host.selectTab(1)
        tap("Card 2", in: window)
        await window.host.settleStored()
        let session = Bank.Session(vault: vault)
        let next = await signedIn(app, session, as: "private")
        next.host.after { session.signOut() }
        await next.host.settleStored()
        expectRoots(in: await signedIn(app, Bank.Session(vault: vault), as: "private"))
    }

    // MARK: Diary

    @MainActor private final class Diary {
        let key = SealedDiaryProgram.DiaryKey()
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let app = InstalledApp()
        let failures: Failures

        init(_ failures: Failures) { self.failures = failures }

        deinit {
            // The windows end after this, and store their stacks once more.
            Task { @MainActor [folder] in
                await SnapshotWriter.shared.flush()
                try? FileManager.default.removeItem(at: folder)
            }
        }

        func launch(isUnlocked: Bool = false) async -> AppWindow {
            let sealed = NavigationRestoration.standard.store(SealedDiaryProgram.SealedStore(folder: folder, key: key))
            return await app.launch(
                SealedDiaryProgram.DiaryRoot(
                    key: key,
                    sealed: sealed,
                    onFailure: failures.add,
                    isUnlocked: isUnlocked
                )
            )
        }

        /// Damages each file that the app has stored.
        func alterFiles(_ change: (Data) -> Data) throws {
            for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
                try change(Data(contentsOf: file)).write(to: file)
            }
        }
    }

    /// Opens a photo, and leaves the app.
    private func leftDiary() async -> Diary {
        let diary = Diary(failures)
        let window = await diary.launch()
        tap("Unlock", "3 May", "Photo", in: window)
        await window.host.settleStored()
        await window.leave()
        return diary
    }

    @Test("Diary: the photo is in the first frame after the unlock")
    func unlockedDiary() async {
        let diary = await leftDiary()
        let window = await diary.launch()
        #expect(window.texts == ["Unlock"])
        tap("Unlock", in: window)
        #expect(window.texts.contains("A photo of roses") && window.host.animatesPath != true)
        #expect(failures.reasons == [])
    }

    @Test("Diary: a launch without the key is told, shows the list, and leaves the stored photo")
    func missingKey() async {
        let diary = await leftDiary()
        let window = await diary.launch(isUnlocked: true)
        #expect(window.texts.contains("4 May") && failures.reasons == [.storeFailed])
        await window.leave()
        let next = await diary.launch()
        tap("Unlock", in: next)
        #expect(next.texts.contains("A photo of roses") && failures.reasons == [.storeFailed])
    }

    @Test("Diary: the first save after a full disk holds everything")
    func roomAgain() async {
        let diary = await leftDiary()
        let window = await diary.launch()
        tap("Unlock", in: window)
        await window.wait(.seconds(5))
        for _ in 0..<2 { window.host.tapBack() }
        await window.host.settleStored()
        diary.key.isDiskFull = true
        tap("4 May", in: window)
        await window.host.settleStored()
        #expect(window.texts.contains("Your place in the diary can't be stored."))
        tap("OK", in: window)
        diary.key.isDiskFull = false
        tap("Photo", in: window)
        await window.host.settleStored()
        await window.leave()
        let next = await diary.launch()
        tap("Unlock", in: next)
        #expect(next.texts.contains("A photo of roses"))
        next.host.tapBack()
        #expect(next.title == "4 May")
    }

    @Test("Diary: a disk that stays full is told once, and the next launch shows the stack stored last")
    func fullDisk() async {
        let diary = await leftDiary()
        let window = await diary.launch()
        tap("Unlock", in: window)
        await window.wait(.seconds(5))
        diary.key.isDiskFull = true
        window.host.tapBack()
        await window.host.settleStored()
        tap("OK", in: window)
        window.host.tapBack()
        await window.host.settleStored()
        tap("4 May", in: window)
        await window.host.settleStored()
        #expect(!window.texts.contains("OK") && Set(failures.reasons) == [.storeFailed])
        await window.leave()
        let next = await diary.launch()
        tap("Unlock", in: next)
        await next.host.settleStored()
        #expect(next.texts.contains("A photo of roses") && failures.reasons.last == .storeFailed)
        #expect(next.texts.contains("Your place in the diary can't be stored."))
        tap("OK", in: next)
        next.host.tapBack()
        #expect(next.title == "3 May")
    }

    @Test("Diary: files of another key, or cut off, lead to the list at each launch", arguments: [true, false])
    func damagedFiles(isCut: Bool) async throws {
        let diary = await leftDiary()
        try diary.alterFiles { isCut ? $0.prefix(20) : Data($0.map { $0 ^ 0x55 }) }
        for count in 1...2 {
            let window = await diary.launch()
            tap("Unlock", in: window)
            await window.host.settleStored()
            #expect(window.title == "Diary" && failures.reasons == Array(repeating: .unreadable, count: count))
            await window.leave()
        }
    }
}

extension BankVault {
    /// The keys of the routes that are stored for an account.
    fileprivate func storedRoutes(of account: String) -> [String] {
        names().filter { $0.hasPrefix(account + "/") }.sorted().flatMap { name in
            let data = (try? read(name)) ?? Data()
            let entries = NavigationSnapshot.decode(LaunchMark.part(data).snapshot).snapshot?.entries ?? []
            return entries.map(\.key.rawValue)
        }
    }
}
